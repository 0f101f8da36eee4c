import { parseArgs } from 'node:util';
import { takeScreenshot } from '#shared/take-screenshot.ts';
import { openBrowser } from '../recorder/index.ts';
import { openSettled } from '../testing/open-settled.ts';
import { pages } from '../testing/pages.ts';
import { readToEnd } from '../testing/read-to-end.ts';
import { startBuiltService } from '../testing/start-service.ts';

/**
 * `npm run screens`: full-page pictures of every page at four widths, light and dark, in `screens/`.
 * `npm run screens -- --nur kontakt --breite 390` takes only those.
 */
const { values } = parseArgs({
	options: { nur: { type: 'string', default: '' }, breite: { type: 'string' } },
});
const widths = values.breite ? [Number(values.breite)] : [390, 768, 1280, 1920];
const chosen = pages.filter(({ name }) => name.includes(values.nur));
const service = await startBuiltService();
await using browser = await openBrowser();
try {
	for (const width of widths) {
		for (const colorScheme of ['light', 'dark'] as const) {
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
					// Decodes pictures with the page, so that none is missing from the screenshot.
					for (const picture of document.images) picture.decoding = 'sync';
				});
				const file = `${name}-${String(width).padStart(4, '0')}-${colorScheme}.png`;
				await takeScreenshot(() => page.screenshot({ path: `screens/${file}`, fullPage: true }));
				await page.close();
			}
			await context.close();
		}
	}
} finally {
	await service.stop();
}
console.log(`${chosen.length * widths.length * 2} Bilder in screens/`);
