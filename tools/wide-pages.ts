import { existsSync } from 'node:fs';
import path from 'node:path';
import { openBrowser } from '../recorder/index.ts';
import { textSourceOf } from '../src/build/checks/page-faults.ts';

/** The narrowest telephone that people use, in pixels. */
const NARROW = 320;

/**
 * One sentence for each built page that a telephone would have to scroll sideways.
 * @param names the pages' files in the folder, „/about.html“
 */
export async function widePages(folder: string, names: Iterable<string>): Promise<string[]> {
	await using browser = await openBrowser();
	const page = await browser.newPage({ viewport: { width: NARROW, height: 640 } });
	await page.route('**', (route) => {
		const file = path.join(folder, decodeURI(new URL(route.request().url()).pathname));
		return existsSync(file) ? route.fulfill({ path: file }) : route.abort();
	});
	const sentences: string[] = [];
	for (const name of names) {
		await page.goto(`http://website.test${name}`);
		const width = await page.evaluate(() => document.documentElement.scrollWidth);
		if (width > NARROW)
			sentences.push(
				`${textSourceOf(name).file}: Auf einem Telefon von ${NARROW} Pixeln ist die Seite ${width} Pixel breit. Meist ist es ein langes Wort: Schreiben Sie &shy; dorthin, wo es getrennt werden darf.`,
			);
	}
	return sentences;
}
