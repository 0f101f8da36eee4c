import { openPage } from '../../open-page.ts';
import { serveSite } from '../../site-server.ts';
import { withBrowser } from '../../with-browser.ts';
import { outlinePicture } from '../outline-picture.ts';
import { pageReaders, readPage } from '../read-page.ts';

/*
 * Prints what is read of the index.html in a folder, and its first drawing as outlines. A process of
 * its own: the test runner rewrites imports, and what is sent into a page by its source needs its names.
 */
const [ordner = '.'] = process.argv.slice(2);
const server = await serveSite(ordner, ordner);
await withBrowser(async (browser) => {
	const offen = await openPage(browser, {
		...{ basis: server.url, seite: 'index.html', netz: 'gesperrt', bewegung: false },
		...{ breite: 800, hoehe: 600, schaerfe: 1 },
	});
	await offen.provide(pageReaders);
	const teile = await offen.inPage(readPage);
	const umriss = await offen.inPage(outlinePicture, 1, null, 100, 60);
	console.log(JSON.stringify({ teile, umriss }));
});
await server.close();
