import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findHeadlessShell } from './shared/find-chromium.ts';
import { css } from './src/styles/postcss.ts';
import { chromiumArgs, findChromiumForTests } from './tools/find-chromium.ts';

/** Long enough for a busy machine: it ends only what hangs. In milliseconds. */
const LIMIT = { testTimeout: 600_000, hookTimeout: 600_000 };

const system = '{service,recorder,tools}/**/*.system.test.ts';
const deployed = ['deploy/proxy.test.ts', 'tools/release.test.ts'];
const booted = 'deploy/testing/*.test.ts';

/** The project that starts no browser and no process; `npm run test:mutanten` runs it, too. */
export const unit = {
	name: 'unit',
	include: ['{src,shared,service,recorder,tools,deploy}/**/*.test.ts'],
	exclude: [system, ...deployed, booted],
	testTimeout: 20_000,
	// A process for each file takes twice the time. No module keeps what a test has changed.
	isolate: false,
};

export default defineConfig({
	test: {
		// Says only what failed, so that the cause stands in the end of a long log.
		reporters: ['minimal'],
		globalSetup: 'testing/own-temporary-folder.ts',
		// On two cores Vitest would run one file at a time, though many only wait.
		maxWorkers: 2,
		projects: [
			{ test: unit },
			{
				css,
				// In a real browser: layout, observers, animations and dialogs are its own.
				test: {
					name: 'islands',
					include: ['src/**/*.test.tsx'],
					setupFiles: 'testing/strict-islands.ts',
					browser: {
						enabled: true,
						headless: true,
						screenshotFailures: false,
						provider: playwright({
							launchOptions: {
								executablePath: findChromiumForTests() ?? '',
								args: chromiumArgs,
							},
						}),
						instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
					},
					// Testing Library cleans up after each test where it finds Vitest's functions.
					globals: true,
					css: true,
					testTimeout: 20_000,
				},
			},
			// That browser takes half of the time; the lines of its texts break now and then elsewhere.
			slow('system', [system], { CHROMIUM_PATH: findHeadlessShell() ?? '' }),
			slow('engines', ['e2e/engines/*.test.ts']),
			slow('deploy', deployed),
			slow('server', [booted]),
			slow('owners', ['testing/owners/*.test.ts']),
		],
	},
});

/** Tests with real processes; what they poll for may take a minute. They share two processes, as those of `unit`. */
function slow(name: string, include: string[], env: Record<string, string> = {}) {
	return {
		test: {
			name,
			include,
			isolate: false,
			...LIMIT,
			expect: { poll: { timeout: 60_000 } },
			env,
		},
	};
}
