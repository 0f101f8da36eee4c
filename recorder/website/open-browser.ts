import { type Browser, chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../tools/find-chromium.ts';
import { MediaError } from '../recorder-error.ts';

/** Starts the machine's Chromium; says how to get one where there is none. */
export async function openBrowser(): Promise<Browser> {
	return chromium.launch({ executablePath: requireChromium(), args: chromiumArgs });
}

/** Path of the machine's Chromium. */
export function requireChromium(): string {
	const path = findChromium();
	if (path) return path;
	throw new MediaError(
		'Chromium fehlt. Installieren mit: node tools/ensure-tools.ts chromium (oder den Pfad in CHROMIUM_PATH angeben)',
	);
}
