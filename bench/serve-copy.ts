import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { startService } from '../testing/start-built-service.ts';
import { startCaddy } from '../testing/start-caddy.ts';

/** Where the bare page is served: what no page can be faster than. */
export const EMPTY = '/leer';

const HTML =
	'<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>hello</title></head><body><h1>hello</h1></body></html>';

export type Server = { url: string; stop(): Promise<void> };

/** Serves a copy of a built site with the bare page in it from the service alone, over HTTP/1.1. */
export async function serveCopy(dist: string): Promise<Server> {
	const distCopy = copy(dist);
	const { url, stop } = await startService({ DIST_DIR: distCopy, SMTP_URL: '', RATE_LIMIT: '0' });
	return { url, stop: () => stop().then(() => remove(distCopy)) };
}

/** The same as visitors get it: from Caddy with deploy/Caddyfile, over HTTPS and HTTP/2. */
export async function servePublic(dist: string): Promise<Server> {
	const distCopy = copy(dist);
	const { url, stop } = await startCaddy({ DOMAIN: 'localhost', DIST: distCopy });
	return { url, stop: () => stop().then(() => remove(distCopy)) };
}

/** The site and the bare page, compressed like all others, in a folder of their own. */
function copy(dist: string): string {
	if (!existsSync(join(dist, 'index.html'))) throw new Error(`${dist} ist keine gebaute Website.`);
	const distCopy = mkdtempSync(join(tmpdir(), 'werkplan-bench-'));
	cpSync(dist, distCopy, { recursive: true });
	const file = join(distCopy, `${EMPTY}.html`);
	writeFileSync(file, HTML);
	writeFileSync(`${file}.br`, brotliCompressSync(HTML));
	writeFileSync(`${file}.gz`, gzipSync(HTML, { level: 9 }));
	return distCopy;
}

function remove(folder: string): void {
	rmSync(folder, { recursive: true, force: true });
}
