import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Where the bare page is served: what no page can be faster than. */
export const LEER = '/leer';

const HTML =
	'<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>hello</title></head><body><h1>hello</h1></body></html>';

/** Puts the bare page into a built site, compressed like all others. */
export function addLeereSeite(dist: string): void {
	const datei = join(dist, `${LEER}.html`);
	writeFileSync(datei, HTML);
	writeFileSync(`${datei}.br`, brotliCompressSync(HTML));
	writeFileSync(`${datei}.gz`, gzipSync(HTML, { level: 9 }));
}
