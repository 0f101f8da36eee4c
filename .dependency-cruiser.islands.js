/**
 * What a browser runs: islands, and all that they import. A page hands them what only Node can read. Checked by
 * `npm run check:borders`, apart from the other borders, since imports of types don't count here.
 */
import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';

/** The components that pages start in the browser: `<Carousel client:loaded … />`. */
const islands = globSync('src/{pages,layouts}/**/*.astro').flatMap((file) =>
	[...readFileSync(file, 'utf8').matchAll(/<([A-Z]\w*)[^<]*?\sclient:/g)].map(([, name]) => name),
);
if (islands.length === 0) throw new Error('No page has an island: this check reads pages wrongly.');

export default {
	forbidden: [
		{
			name: 'islands reach facts, the making of pictures, the build and Node by type alone',
			severity: 'error',
			from: { path: `/(${islands.join('|')})\\.tsx$` },
			to: {
				path: `^(src/(facts|rendering|build)/|shared/inhaber\\.ts|(${builtinModules.join('|')})$)`,
				reachable: true,
			},
		},
	],
	options: {
		doNotFollow: { path: 'node_modules' },
		tsPreCompilationDeps: false,
		tsConfig: { fileName: 'tsconfig.json' },
	},
};
