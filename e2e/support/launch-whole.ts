import type { LaunchOptions } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../tools/find-chromium.ts';

/** Launch options of the whole Chromium, without an argument that Playwright gives it. */
export function launchWhole(withoutArgument: string): LaunchOptions {
	const executablePath = findChromium();
	const ignoreDefaultArgs = [withoutArgument];
	return { args: chromiumArgs, ignoreDefaultArgs, ...(executablePath && { executablePath }) };
}
