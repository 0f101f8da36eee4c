import { defineConfig } from 'vitest/config';

// Slow tests with real processes run only when named:
// `vitest run --project faults`, `--project engines` or `--project deploy`.
const asked = (project: string) =>
	process.argv.some((argument) => argument === project || argument === `--project=${project}`);

export default defineConfig({
	test: {
		reporters: ['dot'],
		// Prints a test's output only when it fails.
		silent: 'passed-only',
		globalSetup: 'testing/own-temporary-folder.ts',
		// Long enough for a busy machine: these limits end only what hangs.
		expect: { poll: { timeout: 20_000 } },
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
					testTimeout: 120_000,
					hookTimeout: 60_000,
				},
			},
			...(asked('faults')
				? [
						{
							test: {
								name: 'faults',
								include: ['service/faults/**/*.test.ts'],
								testTimeout: 120_000,
								hookTimeout: 30_000,
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
								testTimeout: 120_000,
								hookTimeout: 60_000,
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
								testTimeout: 60_000,
								hookTimeout: 60_000,
								maxWorkers: 2,
							},
						},
					]
				: []),
		],
	},
});
