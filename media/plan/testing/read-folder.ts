import { openBrowser } from '../../open-browser.ts';
import { openPage } from '../../open-page.ts';
import { serveSite } from '../../site-server.ts';
import { toneReaders } from '../colour.ts';
import { outlinePicture } from '../outline-picture.ts';
import { photograph } from '../photograph.ts';
import { pageReaders, readPage } from '../read-page.ts';

/*
 * Prints what is read of the index.html in a folder, its drawing and its drawn file as outlines
 * and its first photograph. A process of its own: the test runner rewrites imports, and what is sent into a page by its
 * source needs its names.
 */
const [folder = '.'] = process.argv.slice(2);
await using server = await serveSite(folder, folder);
await using browser = await openBrowser();
const site = { base: server.url, hidden: [], notes: new Map<string, string>() };
await using open = await openPage(browser, site, 'index.html', { width: 800, height: 600 });
await open.provide([...pageReaders, ...toneReaders]);
const parts = await open.inPage(readPage);
const pictures = parts.filter((part) => part.kind === 'picture');
const [inline, file] = pictures.filter(({ vector }) => vector).toReversed();
const source = decodeURIComponent(file?.vector?.split(',')[1] ?? '');
const outline = inline && (await open.inPage(outlinePicture, inline.number, null));
const cut = file && (await open.inPage(outlinePicture, file.number, source));
const taken = pictures.find(({ vector }) => !vector);
const { png } = (taken && (await photograph(open, taken))) ?? {};
console.log(JSON.stringify({ parts, outline, cut, photograph: png?.toString('base64') }));
