import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium, findHeadlessShell } from './tools/find-chromium.ts';

const executablePath = findHeadlessShell() ?? findChromium();

/** Tests of the built site (`dist/`, or DIST_DIR) with the real service and a real mail server. */
export default defineConfig({
	testDir: 'e2e',
	outputDir: 'test-results',
	reporter: 'dot',
	workers: 2,
	fullyParallel: true,
	forbidOnly: true,
	// For what hangs, not for what is slow on a busy machine.
	timeout: 120_000,
	expect: { timeout: 10_000 },
	use: {
		locale: 'de-DE',
		timezoneId: 'Europe/Berlin',
		viewport: { width: 1280, height: 800 },
		// What moves is measured on its way by whoever comes too early: motion is for tests about motion.
		reducedMotion: 'reduce',
		launchOptions: {
			// Letters are as wide as with a window.
			args: [...chromiumArgs, '--font-render-hinting=none'],
			...(executablePath && { executablePath }),
		},
	},
});
