import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressFile } from '../src/build/compress.ts';
import { startProxy } from '../testing/start-proxy.ts';
import { startBuiltService } from '../testing/start-service.ts';

/** Path of the bare page: no page can be faster. */
export const BARE = '/leer';

const HTML =
	'<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>hello</title></head><body><h1>hello</h1></body></html>';

export type Server = { url: string; stop(): Promise<void> };

/** Serves a copy of a built site, with the bare page added, as visitors get it: through Caddy. */
export async function serveCopy(dist: string): Promise<Server> {
	const folder = await copy(dist);
	const service = await startBuiltService({ DIST_DIR: folder, TRUST_PROXY: '1', SMTP_URL: '' });
	const caddy = await startProxy(service.url);
	return {
		url: caddy.url,
		async stop() {
			await Promise.all([caddy.stop(), service.stop()]);
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

async function copy(dist: string): Promise<string> {
	if (!existsSync(join(dist, 'index.html'))) throw new Error(`${dist} ist keine gebaute Website.`);
	const folder = mkdtempSync(join(tmpdir(), 'werkplan-bench-'));
	cpSync(dist, folder, { recursive: true });
	const file = join(folder, `${BARE}.html`);
	writeFileSync(file, HTML);
	await compressFile(file);
	return folder;
}
