import { defineConfig } from 'vitest/config';

// These start real processes and take their time, so they run only when asked for:
// `vitest run --project faults`, `vitest run --project deploy`.
const asked = (project: string) =>
	process.argv.some((argument) => argument === project || argument === `--project=${project}`);

export default defineConfig({
	test: {
		reporters: ['dot'],
		// What a test says counts where it fails.
		silent: 'passed-only',
		globalSetup: 'testing/own-temporary-folder.ts',
		// As for tests: for what hangs, not for what is slow on a busy machine.
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
					// Many wait for processes and time limits; on two cores Vitest would take them one by one.
					maxWorkers: 2,
					// For what hangs, not for what is slow on a busy machine; the first browser on a new one takes its time.
					testTimeout: 60_000,
					hookTimeout: 30_000,
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
