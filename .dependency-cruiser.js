/** Direction of imports, as README.md states it. Each rule names what may not reach what. */
const forbid = (name, from, to, comment) => ({
	name,
	severity: 'error',
	comment,
	from: { path: from, pathNot: '\\.test\\.ts$' },
	to: { path: to },
});

export default {
	forbidden: [
		forbid(
			'shared-ist-unten',
			'^shared/',
			'^(src|service|media)/',
			'shared/ imports nothing of ours',
		),
		forbid(
			'site-ohne-dienst',
			'^src/',
			'^(service|media|e2e|bench)/',
			'the site never imports the service',
		),
		forbid(
			'dienst-ohne-site',
			'^service/',
			'^(src|media|e2e|bench)/',
			'the service never imports the site',
		),
		forbid(
			'lib-ist-unten',
			'^src/lib/',
			'^src/(?!lib/|content/(?:schema\\.ts|texte/))',
			'lib/ holds pure functions; words and the shape of the data lie below it',
		),
		forbid(
			'bausteine-unter-seiten',
			'^src/(components|islands)/',
			'^src/(pages|layouts)/',
			'components do not know pages',
		),
		forbid(
			'bausteine-ohne-inseln',
			'^src/components/',
			'^src/islands/',
			'islands use components, not the reverse',
		),
		forbid(
			'bausteine-ohne-bau',
			'^src/(components|islands|scripts|content|lib)/',
			'^src/(rendering|finishing)/',
			'what visitors see does not know how it is built',
		),
		forbid(
			'inhalt-ohne-seiten',
			'^src/content/',
			'^src/(pages|layouts|islands)/',
			'content knows no pages',
		),
		forbid(
			'postausgang-ohne-http',
			'^service/(outbox|mail|db)/',
			'^service/(routes|limits|app|server)',
			'storage and delivery know no HTTP',
		),
		forbid(
			'mail-ohne-postausgang',
			'^service/mail/',
			'^service/outbox/(?!.*testing)',
			'mail is sent by the outbox, not the reverse',
		),
		forbid('db-ist-unten', '^service/db/', '^service/(?!db/)', 'db/ knows nobody above'),
		{
			name: 'keine-kreise',
			severity: 'error',
			comment: 'a circle means two files are one, even if only types go round',
			from: {},
			to: { circular: true },
		},
	],
	options: {
		doNotFollow: { path: 'node_modules' },
		exclude: { path: '\\.(css|yaml|woff2)' },
		tsPreCompilationDeps: true,
		tsConfig: { fileName: 'tsconfig.json' },
		enhancedResolveOptions: {
			exportsFields: ['exports'],
			conditionNames: ['import', 'node', 'default'],
		},
	},
};
