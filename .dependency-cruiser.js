/**
 * Which part may import which; tests may import anything but the recorder's inside. Checked by
 * `npm run check:borders`, which also finds cycles.
 */

/** The parts of this project, except these. */
const OTHERS = (...own) =>
	['src', 'service', 'recorder', 'tools', 'e2e', 'bench', 'testing', 'deploy'].filter(
		(part) => !own.includes(part),
	);

/** A border: files under `from` import nothing under `to` (regular expressions, from the project's root). */
const border = (name, from, to) => ({
	name,
	severity: 'error',
	from: { path: `^(${from})`, pathNot: '\\.test\\.tsx?$|/testing/' },
	to: { path: `^(${to})` },
});

/** The files in these folders of the site. */
const siteFolders = (...names) => `src/(${names.join('|')})/`;
/** The files of the service but for these: a new one is within the border until it is named. */
const serviceBut = (...names) => `service/(?!${names.join('|')})`;

export default {
	forbidden: [
		border('shared/ imports nothing of ours', 'shared/', `(${OTHERS().join('|')})/`),
		border('the site imports shared/ alone', 'src/', `(${OTHERS('src').join('|')})/`),
		border('the service imports shared/ alone', 'service/', `(${OTHERS('service').join('|')})/`),
		border('the recorder imports shared/ alone', 'recorder/', `(${OTHERS('recorder').join('|')})/`),
		{
			// For tests, too: those that know its inside lie inside.
			name: 'the recorder has one door, index.ts',
			severity: 'error',
			from: { path: '^(?!recorder/)' },
			to: { path: '^recorder/(?!index\\.ts$)' },
		},

		border(
			'components know neither pages nor how pages are built, but for the pictures made for them',
			'src/components/',
			`${siteFolders('pages', 'layouts', 'build')}|src/rendering/(?!pictures/)`,
		),
		{
			name: 'components and lib/ know nothing of Node; what reads files lies in facts/ or rendering/',
			severity: 'error',
			from: { path: '^src/(components|lib)/' },
			to: { dependencyTypes: ['core'] },
		},
		border(
			'texts and facts know neither pages nor what shows them',
			'src/(content|facts)/',
			siteFolders('pages', 'layouts', 'components', 'rendering', 'build'),
		),
		border(
			'what pages call knows neither pages nor what follows the build',
			'src/rendering/',
			siteFolders('pages', 'layouts', 'build'),
		),
		border(
			'lib/ holds pure functions: it imports shared/ and the texts alone',
			'src/lib/',
			siteFolders('pages', 'layouts', 'rendering', 'build', 'components', 'facts'),
		),

		border(
			'HTTP alone knows HTTP',
			serviceBut('routes/', '(server|app|run-service|limits)\\.'),
			`service/(routes/|(server|app|run-service|limits)\\.)`,
		),
		border(
			'routes answer requests; what is stored and sent, they are given',
			'service/routes/',
			serviceBut('routes/', 'spam/', 'store/inbox\\.', '(config|limits|log)\\.'),
		),
		border(
			'mails and marks are made of an inquiry alone',
			'service/(mail|spam)/',
			serviceBut('mail/', 'spam/', 'store/row\\.', '(count-text|plain-text)\\.'),
		),
		border('the database knows nobody above it', 'service/database\\.', 'service/'),

		{ name: 'no cycles', severity: 'error', from: {}, to: { circular: true } },
	],
	options: {
		doNotFollow: { path: 'node_modules' },
		exclude: { path: '^(dist|node_modules|samples|\\.cache)/' },
		tsPreCompilationDeps: true,
		tsConfig: { fileName: 'tsconfig.json' },
	},
};
