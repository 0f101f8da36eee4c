import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SiteServer, serveSite } from './site-server.ts';

let ordner: string;
let server: SiteServer;

beforeAll(async () => {
	ordner = await mkdtemp(path.join(tmpdir(), 'site-'));
	await mkdir(path.join(ordner, 'site'));
	await mkdir(path.join(ordner, 'pakete/schrift'), { recursive: true });
	await writeFile(path.join(ordner, 'geheim.txt'), 'geheim');
	await writeFile(path.join(ordner, 'site/index.html'), '<h1>Hallo</h1>');
	await writeFile(path.join(ordner, 'pakete/schrift/a.woff2'), 'schrift');
	server = await serveSite(path.join(ordner, 'site'), path.join(ordner, 'pakete'));
});

afterAll(async () => {
	await server.close();
	await rm(ordner, { recursive: true });
});

test('the folder is the site, its index.html the home page', async () => {
	const antwort = await fetch(server.url);
	expect(antwort.headers.get('content-type')).toBe('text/html; charset=utf-8');
	expect(await antwort.text()).toBe('<h1>Hallo</h1>');
});

test('fonts come out of the installed packages', async () => {
	expect(await (await fetch(`${server.url}npm/schrift/a.woff2`)).text()).toBe('schrift');
});

test('nothing outside the two folders is served', async () => {
	for (const pfad of ['/../geheim.txt', '/npm/../../geheim.txt', '/..%2fgeheim.txt']) {
		expect(await status(pfad)).toBe(404);
	}
});

function status(pfad: string): Promise<number | undefined> {
	const { hostname, port } = new URL(server.url);
	return new Promise((fertig, fehler) => {
		request({ hostname, port, path: pfad }, (antwort) => {
			antwort.resume();
			fertig(antwort.statusCode);
		})
			.once('error', fehler)
			.end();
	});
}
