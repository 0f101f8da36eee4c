import { defineConfig } from 'vitest/config';

/** Slow tests with real processes, which run only when named: `vitest run --project system`. */
const ON_DEMAND = {
	system: ['{service,recorder,tools}/**/*.system.test.ts', 'service/faults/**/*.test.ts'],
	engines: ['e2e/engines/*.test.ts'],
	deploy: ['deploy/**/*.test.ts', 'tools/*.test.ts'],
};

const asked = Object.entries(ON_DEMAND).filter(([name]) =>
	process.argv.some((argument) => argument === name || argument === `--project=${name}`),
);

/** Long enough for a busy machine: it ends only what hangs. In milliseconds. */
const LIMIT = 600_000;

export default defineConfig({
	test: {
		reporters: ['dot'],
		// Prints a test's output only when it fails.
		silent: 'passed-only',
		globalSetup: 'testing/own-temporary-folder.ts',
		expect: { poll: { timeout: 60_000 } },
		testTimeout: LIMIT,
		hookTimeout: LIMIT,
		// On two cores Vitest would run one file at a time, though many only wait.
		maxWorkers: 2,
		projects: [
			{
				test: {
					name: 'unit',
					include: ['{src,shared,service,recorder,tools/projekt}/**/*.test.ts'],
					exclude: ['**/*.system.test.ts', 'service/faults/**'],
					// A process for each file takes twice the time. No module keeps what a test has changed.
					isolate: false,
				},
			},
			// Vitest renames imports; functions that the recorder sends into a page need their names.
			...asked.map(([name, include]) => ({
				test: { name, include, server: { deps: { external: [/\/recorder\/(?!.*\.test\.ts$)/] } } },
			})),
		],
	},
});
