import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBrowser } from './open-browser.ts';
import { perform } from './perform.ts';
import { type OpenPage, withPage } from './with-page.ts';

const fixed = 'position:fixed;left:20%;width:60%;height:260px;background:#fc0;top:';
const overlays = `<!doctype html><title>Haus</title><body style="min-height:300vh"><h1>Haus</h1><p>${'Wort '.repeat(80)}</p>
<div id="angebot" style="${fixed}100px"><p>Angebot</p><span onclick="angebot.remove()" style="cursor:pointer">Zum Laden</span></div>
<div id="newsletter" style="${fixed}100px">Ein Brief im Monat</div>
<div id="fest:1" style="${fixed}400px">Sommerfest</div>
<div id="tafel" style="${fixed}400px">Tafel</div>
<button style="position:fixed;right:0;bottom:0" onclick="this.textContent='zu'">Auf</button>
<script>setTimeout(() => document.body.insertAdjacentHTML('beforeend', '<dialog id="spaet" style="width:800px;height:400px">Schon gehen?</dialog>') || spaet.showModal(), 3000)</script>`;
const intruder = `<!doctype html><h1>Haus \u001b[2J\u202e</h1><a href="/popup-2" target="_blank">Neues Fenster</a>
<a href="/datei">Preisliste</a><script>open('/popup-1')</script>`;
// Messages arrive also when the recorder has stopped the page's clock.
const glutton = `<!doctype html><h1>Haus</h1><script>const all = [], { port1, port2 } = new MessageChannel();
port1.onmessage = () => { if (all.push(new Uint8Array(2e8).fill(1)) < 20) port2.postMessage(0) };
port2.postMessage(0)</script>`;

const answers: Record<string, [number, Record<string, string>, string]> = {
	'/': [200, { 'content-type': 'text/html; charset=utf-8' }, overlays],
	'/fremd': [200, { 'content-type': 'text/html; charset=utf-8' }, intruder],
	'/voll': [200, { 'content-type': 'text/html; charset=utf-8' }, glutton],
	'/kaputt': [500, {}, ''],
	'/innen': [401, { 'www-authenticate': 'Basic realm="x"' }, ''],
	'/datei': [200, { 'content-type': 'application/zip' }, 'PK'],
	'/kreis': [302, { location: '/kreis' }, ''],
};
let requested: string[] = [];
const server = createServer(({ url = '' }, reply) => {
	requested.push(url);
	const [status, headers, body] = answers[url] ?? [404, {}, ''];
	reply.writeHead(status, headers).end(body);
});
let base = '';
beforeAll(async () => {
	await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
	base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
	requested = [];
});
afterAll(() => server.close());

const visit = <T>(
	browser: Browser,
	page: string,
	act: (open: OpenPage) => Promise<T>,
	notes = new Map<string, string>(),
) => withPage(browser, { base, notes, hidden: ['#tafel'] }, page, {}, act);
const nothing = async () => undefined;

test('overlays are closed by their button or Escape, or hidden by their name or by the owner; the rest is named', async () => {
	await using browser = await openBrowser();
	const notes = new Map<string, string>();
	await visit(
		browser,
		'/',
		async (open) => {
			const seen = await open.page
				.locator('body > div, dialog')
				.evaluateAll((all) => all.filter((one) => one.checkVisibility()).map(({ id }) => id));
			expect(seen).toEqual(['fest:1']);
			expect([...notes.values()]).toEqual([
				expect.stringMatching(/^„#newsletter“ verdeckte \d+ % .*ausgeblendet/),
				expect.stringMatching(/^„#fest\\:1“ verdeckt \d+ % .*"verstecken": \["#fest\\\\:1"\]/),
			]);
			await perform(open, { klick: 'button', dauer: 1 }, 'bild-1');
			expect(await open.page.locator('button').textContent()).toBe('zu');
			await perform(open, { klick: '#weg', dauer: 1 }, 'bild-1');
			expect([...notes.values()].at(-1)).toMatch(/^bild-1: „#weg“ gibt es auf der Seite nicht/);
		},
		notes,
	);
});

test('popups and downloads are refused, and texts come in without control characters', async () => {
	await using browser = await openBrowser();
	await visit(browser, '/fremd', async ({ page, inPage }) => {
		expect(requested).not.toContain('/popup-1');
		const popup = page.waitForEvent('popup');
		await page.locator('a').first().click();
		await expect.poll(async () => (await popup).isClosed()).toBe(true);
		expect(page.context().pages()).toEqual([page]);

		await page.locator('a').last().click();
		await page.waitForTimeout(200);
		expect(requested).not.toContain('/datei');

		const heading = () => document.querySelector('h1')?.textContent ?? '';
		expect(await inPage(heading)).toBe('Haus [2J');
	});
});

test('a page that fills the memory ends in a sentence that says what to do', async () => {
	await using browser = await openBrowser();
	// Without an end, the page would wait for this.
	const wait = ({ cdp }: OpenPage) =>
		cdp.send('Runtime.evaluate', { expression: 'new Promise(() => {})', awaitPromise: true });
	await expect(visit(browser, '/voll', wait)).rejects.toThrow(/füllt den Arbeitsspeicher/);
});

test.each([
	['/kaputt', /meldet einen Fehler/],
	['/innen', /verlangt eine Anmeldung/],
	['/datei', /ist ein(e Datei| Download).* keine Seite/],
	['/kreis', /leitet endlos weiter/],
])('%s ends in a sentence that says what to do', async (page, sentence) => {
	await using browser = await openBrowser();
	await expect(visit(browser, page, nothing)).rejects.toThrow(sentence);
});

test.runIf(process.platform === 'linux')('only root records without the sandbox', async () => {
	await using browser = await openBrowser();
	const page = await browser.newPage();
	await page.goto('chrome://sandbox');
	const isSandboxed = process.getuid?.() !== 0;
	const status = isSandboxed ? 'You are adequately sandboxed' : 'You are NOT adequately sandboxed';
	await page.getByText(status).waitFor();
});
