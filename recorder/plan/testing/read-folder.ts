import { openBrowser } from '../../website/open-browser.ts';
import { openPage } from '../../website/open-page.ts';
import { serveSite } from '../../website/site-server.ts';
import { photograph } from '../photograph.ts';
import { readPage } from '../read-page.ts';
import { stages } from '../stage.ts';
import { drawPage, readers } from '../take-plan.ts';

/*
 * Prints what is read of the index.html in a folder, its photographs and the page as it is drawn. A
 * process of its own: the runner rewrites imports, and what is sent into a page needs its names.
 */
const [folder = '.'] = process.argv.slice(2);
await using server = await serveSite(folder, folder);
await using browser = await openBrowser();
const site = { base: server.url, hidden: [], notes: new Map<string, string>() };
await using open = await openPage(browser, site, 'index.html');
await open.provide(readers);
const parts = await open.inPage(readPage);
const photos: (string | undefined)[] = [];
for (const part of parts) {
	if (part.kind !== 'picture' || part.vector) continue;
	const taken = await photograph(open, part, stages.desktop.page);
	photos.push(taken?.png.toString('base64'));
}
await drawPage(open, 'bild-1', 'desktop');
const drawn = await open.page.screenshot({ omitBackground: true });
const pens = await open.page.evaluate(() =>
	[...document.querySelectorAll('[data-werkplan] > [data-pen]')].map((one) => one.outerHTML),
);
const css = await open.page.locator('html > #plan-pens > style').textContent();
console.log(JSON.stringify({ parts, css, pens, photos, drawn: drawn.toString('base64') }));
