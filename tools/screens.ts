import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { openSettled } from '../testing/open-settled.ts';
import { pages } from '../testing/pages.ts';
import { readToEnd } from '../testing/read-to-end.ts';
import { startService } from '../testing/start-built-service.ts';
import { chromiumArgs, findChromium } from './find-chromium.ts';

/**
 * `npm run screens`: full-page pictures of every page at four widths, light and dark, in `screens/`.
 * `npm run screens -- --nur kontakt --breite 390` takes only those.
 */
const { values } = parseArgs({
	options: { nur: { type: 'string' }, breite: { type: 'string' } },
});
const widths = values.breite ? [Number(values.breite)] : [390, 768, 1280, 1920];
const chosen = pages.filter(({ name }) => name.includes(values.nur ?? ''));
if (chosen.length === 0 || !widths.every((width) => width >= 200 && width <= 4000)) {
	console.error(
		`Nichts aufzunehmen. Seiten: ${pages.map(({ name }) => name).join(', ')}. Breiten: 200 bis 4000.`,
	);
	process.exit(2);
}

const folder = join(import.meta.dirname, '../screens');
await mkdir(folder, { recursive: true });
const executablePath = findChromium();
const service = await startService();
const browser = await chromium.launch({
	args: chromiumArgs,
	...(executablePath && { executablePath }),
});
try {
	for (const width of widths) {
		for (const [colour, colorScheme] of [
			['hell', 'light'],
			['dunkel', 'dark'],
		] as const) {
			const context = await browser.newContext({
				baseURL: service.url,
				colorScheme,
				locale: 'de-DE',
				reducedMotion: 'reduce',
				viewport: { width, height: width < 600 ? 844 : 900 },
			});
			for (const { name, path } of chosen) {
				const page = await context.newPage();
				await openSettled(page, path);
				await readToEnd(page);
				await page.evaluate(() => {
					scrollTo({ top: 0, behavior: 'instant' });
					// Painted with the page, lest a picture be of empty windows.
					for (const picture of document.images) picture.decoding = 'sync';
				});
				const file = `${name}-${String(width).padStart(4, '0')}-${colour}.png`;
				await page.screenshot({ path: join(folder, file), fullPage: true });
				await page.close();
			}
			await context.close();
		}
	}
} finally {
	await browser.close();
	await service.stop();
}
console.log(`${chosen.length * widths.length * 2} Bilder in screens/`);
