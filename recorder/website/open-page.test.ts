import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './open-browser.ts';
import { openPage } from './open-page.ts';
import { perform } from './perform.ts';

const fixed = 'position:fixed;left:20%;width:60%;height:260px;background:#fc0;top:';
const start = `<!doctype html><title>Haus</title><body style="min-height:300vh"><h1>Haus</h1><p>${'Wort '.repeat(80)}</p>
<div id="angebot" style="${fixed}100px"><p>Angebot</p><span onclick="angebot.remove()" style="cursor:pointer">Zum Laden</span></div>
<div id="newsletter" style="${fixed}100px">Ein Brief im Monat</div>
<div id="fest" style="${fixed}400px">Sommerfest</div>
<div id="tafel" style="${fixed}400px">Tafel</div>
<button style="position:fixed;right:0;bottom:0" onclick="this.textContent='zu'">Auf</button>
<script>setTimeout(() => document.body.insertAdjacentHTML('beforeend', '<dialog id="spaet" style="width:800px;height:400px">Schon gehen?</dialog>') || spaet.showModal(), 3000)</script>`;

const answers: Record<string, [number, Record<string, string>, string]> = {
	'/': [200, { 'content-type': 'text/html' }, start],
	'/kaputt': [500, {}, ''],
	'/innen': [401, { 'www-authenticate': 'Basic realm="x"' }, ''],
	'/datei': [200, { 'content-type': 'application/zip' }, 'PK'],
	'/kreis': [302, { location: '/kreis' }, ''],
};
const server = createServer(({ url = '' }, reply) => {
	const [status, headers, body] = answers[url] ?? [404, {}, ''];
	reply.writeHead(status, headers).end(body);
});
let base = '';
beforeAll(async () => {
	await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
	base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const visit = (browser: Browser, page: string, notes = new Map<string, string>()) =>
	openPage(browser, { base, notes, hidden: ['#tafel'] }, page);

test('what lies over a page goes by its own button, by Escape, by its name or the owner’s; the rest is named', async () => {
	await using browser = await openBrowser();
	const notes = new Map<string, string>();
	const open = await visit(browser, '/', notes);
	const seen = await open.page
		.locator('body > div, dialog')
		.evaluateAll((all) => all.filter((one) => one.checkVisibility()).map(({ id }) => id));
	expect(seen).toEqual(['fest']);
	expect([...notes.values()]).toEqual([
		expect.stringMatching(/^„#newsletter“ verdeckte \d+ % .*ausgeblendet/),
		expect.stringMatching(/^„#fest“ verdeckt \d+ % .*"verstecken": \["#fest"\]/),
	]);
	await perform(open, { klick: 'button', dauer: 1 }, 'bild-1');
	expect(await open.page.locator('button').textContent()).toBe('zu');
	await expect(perform(open, { klick: '#weg', dauer: 1 }, 'bild-1')).rejects.toThrow(/#weg/);
}, 60_000);

test.each([
	['/kaputt', /meldet einen Fehler/],
	['/innen', /verlangt eine Anmeldung/],
	['/datei', /ist ein(e Datei| Download).* keine Seite/],
	['/kreis', /leitet endlos weiter/],
])(
	'%s ends in a sentence that says what to do',
	async (page, sentence) => {
		await using browser = await openBrowser();
		await expect(visit(browser, page)).rejects.toThrow(sentence);
	},
	30_000,
);
