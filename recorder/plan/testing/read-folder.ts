import { openBrowser } from '../../website/open-browser.ts';
import { serveSite } from '../../website/serve-site.ts';
import { takeScreenshot } from '../../website/take-screenshot.ts';
import { withPage } from '../../website/with-page.ts';
import { drawPage, readers } from '../draw-page.ts';
import { photograph } from '../photograph.ts';
import { readPage } from '../read-page.ts';
import { sheetLayouts } from '../sheet-layout.ts';

/*
 * Prints what is read from the index.html of a folder: its parts, its photographs and the drawn page. Runs in a
 * process of its own, because Vitest renames imports and functions sent into a page need their names.
 */
const [folder = '.'] = process.argv.slice(2);
await using server = await serveSite(folder, folder);
await using browser = await openBrowser();
const site = { base: server.url, hidden: [], notes: new Map<string, string>() };
await withPage(browser, site, 'index.html', {}, async (open) => {
	await open.provide(readers);
	const parts = await open.inPage(readPage);
	const photos: (string | undefined)[] = [];
	for (const part of parts) {
		if (part.kind !== 'picture' || part.vector) continue;
		const taken = await photograph(open, part, sheetLayouts.desktop.page);
		photos.push(taken?.png.toString('base64'));
	}
	await drawPage(open, 'bild-1', 'desktop');
	const drawn = await takeScreenshot(() => open.page.screenshot({ omitBackground: true }));
	const painted = await open.page.evaluate(() =>
		[...document.querySelectorAll('[data-werkplan] > [data-paint]')].map((one) => one.outerHTML),
	);
	const css = await open.page.locator('html > #plan-paint > style').textContent();
	console.log(JSON.stringify({ parts, css, painted, photos, drawn: drawn.toString('base64') }));
});
