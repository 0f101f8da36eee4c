import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromiumForTests } from './tools/find-chromium.ts';

// Playwright sets FORCE_COLOR for its workers, and Node would warn of the two in each of them.
delete process.env.NO_COLOR;

const executablePath = findChromiumForTests();

/** Tests the built site (`dist/`, or DIST_DIR) with the real service and a real mail server. */
export default defineConfig({
	testDir: 'e2e',
	testMatch: '*.spec.ts',
	outputDir: 'test-results',
	reporter: 'dot',
	// Two, since other parts of `npm test` run at the same time on two cores.
	workers: 2,
	fullyParallel: true,
	forbidOnly: true,
	// Long enough for a busy machine: they end only what hangs.
	timeout: 120_000,
	expect: { timeout: 30_000 },
	use: {
		locale: 'de-DE',
		timezoneId: 'Europe/Berlin',
		viewport: { width: 1280, height: 800 },
		// A test could measure an element while it moves; tests about motion turn it on.
		reducedMotion: 'reduce',
		launchOptions: {
			args: [
				...chromiumArgs,
				// Makes letters as wide as in a browser with a window.
				'--font-render-hinting=none',
				// Each test starts fewer processes.
				'--in-process-gpu',
				'--renderer-process-limit=1',
			],
			...(executablePath && { executablePath }),
		},
	},
});
