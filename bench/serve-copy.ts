import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Dienst, startDienst } from '../e2e/support/start-dienst.ts';

/** Where the bare page is served: what no page can be faster than. */
export const LEER = '/leer';

const HTML =
	'<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>hello</title></head><body><h1>hello</h1></body></html>';

/** Serves a copy of a built site with the bare page in it, compressed like all others. */
export async function serveCopy(dist: string): Promise<Dienst> {
	if (!existsSync(join(dist, 'index.html'))) throw new Error(`${dist} ist keine gebaute Website.`);
	const kopie = mkdtempSync(join(tmpdir(), 'werkplan-bench-'));
	cpSync(dist, kopie, { recursive: true });
	const datei = join(kopie, `${LEER}.html`);
	writeFileSync(datei, HTML);
	writeFileSync(`${datei}.br`, brotliCompressSync(HTML));
	writeFileSync(`${datei}.gz`, gzipSync(HTML, { level: 9 }));
	const dienst = await startDienst({ DIST_DIR: kopie, SMTP_URL: '', RATE_LIMIT: '0' });
	return {
		...dienst,
		async stop() {
			await dienst.stop();
			rmSync(kopie, { recursive: true, force: true });
		},
	};
}
