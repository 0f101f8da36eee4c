import { defineConfig } from 'vitest/config';

// The fault tests start real processes and take minutes, so they run only when asked for:
// `vitest run --project faults`.
const faults = process.argv.some((argument) => /^(--project=)?faults$/.test(argument));

export default defineConfig({
	test: {
		reporters: ['dot'],
		projects: [
			{
				test: {
					name: 'unit',
					include: [
						'src/**/*.test.ts',
						'shared/**/*.test.ts',
						'service/**/*.test.ts',
						'media/*.test.ts',
					],
					exclude: ['service/faults/**'],
				},
			},
			...(faults
				? [
						{
							test: {
								name: 'faults',
								include: ['service/faults/**/*.test.ts'],
								testTimeout: 120_000,
								hookTimeout: 30_000,
								fileParallelism: false,
							},
						},
					]
				: []),
		],
	},
});
