import { defineConfig } from 'vitest/config';

// Slow tests with real processes run only when named:
// `vitest run --project faults`, `--project engines` or `--project deploy`.
const asked = (project: string) =>
	process.argv.some((argument) => argument === project || argument === `--project=${project}`);

/** Long enough for a busy machine: it ends only what hangs. In milliseconds. */
const LIMIT = 600_000;

export default defineConfig({
	test: {
		reporters: ['dot'],
		// Prints a test's output only when it fails.
		silent: 'passed-only',
		globalSetup: 'testing/own-temporary-folder.ts',
		expect: { poll: { timeout: 60_000 } },
		projects: [
			{
				test: {
					name: 'unit',
					include: [
						'src/**/*.test.ts',
						'shared/**/*.test.ts',
						'service/**/*.test.ts',
						'recorder/**/*.test.ts',
					],
					exclude: ['service/faults/**'],
					// A process for each file takes twice the time. No module keeps what a test has changed.
					isolate: false,
					// On two cores Vitest would run one file at a time, though many only wait.
					maxWorkers: 2,
					testTimeout: LIMIT,
					hookTimeout: LIMIT,
				},
			},
			...(asked('faults')
				? [
						{
							test: {
								name: 'faults',
								include: ['service/faults/**/*.test.ts'],
								testTimeout: LIMIT,
								hookTimeout: LIMIT,
								maxWorkers: 2,
							},
						},
					]
				: []),
			...(asked('engines')
				? [
						{
							test: {
								name: 'engines',
								include: ['e2e/engines/*.test.ts'],
								testTimeout: LIMIT,
								hookTimeout: LIMIT,
							},
						},
					]
				: []),
			...(asked('deploy')
				? [
						{
							test: {
								name: 'deploy',
								include: ['deploy/**/*.test.ts', 'tools/**/*.test.ts'],
								testTimeout: LIMIT,
								hookTimeout: LIMIT,
								maxWorkers: 2,
							},
						},
					]
				: []),
		],
	},
});
