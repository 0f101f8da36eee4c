import { afterAll, describe, expect, test } from 'vitest';
import * as strangers from '../testing/strangers.ts';
import { house, html, shadow, title } from '../testing/strangers.ts';
import { perform } from './perform.ts';

const gate = (button: string, style: string) =>
	`<div id="tor" style="inset:0;background:#fff;${style}"><h2>Willkommen</h2>${button}</div>`;
const closing = 'onclick="this.getRootNode().querySelector(\'#tor\').remove()"';
const fixed = 'position:fixed;left:20%;width:60%;height:260px;background:#fc0;top:';

const panel = (inside: string, width = '40%', height = '100vh') =>
	html(
		`<div id="leiste" style="position:fixed;left:0;top:0;width:${width};height:${height};background:#eee">${inside}</div><main style="margin-left:${width}"><h1>Haus</h1>${strangers.sections}</main>`,
	);

const { visit, close } = await strangers.serveStrangers({
	'/tor-schatten': house(shadow(gate(`<button ${closing}>Ablehnen</button>`, 'position:fixed'))),
	'/tor-alter': house(
		gate(
			`<button ${closing}>Ja, ich bin 18</button><button>Nein</button>`,
			'position:absolute;min-height:100vh;z-index:99',
		),
		'html{overflow:hidden}',
	),
	'/tor-stumm': house(shadow(gate('', 'position:fixed').replace('id=', 'class='))),
	'/buehne': html(
		`<header style="position:relative;height:100vh"><img width="9"><div id="buehne" style="position:absolute;inset:0;z-index:2"><h1>Haus</h1></div></header>${strangers.sections}`,
	),
	// Beside or over a page that scrolls, and with a way to another one.
	'/': panel('<a href="/"><img src="/bild.svg" width="300" height="300"></a>'),
	'/leiste-breit': panel(
		'<a href="/werk"><svg viewBox="0 0 9 9" width="300" height="300"><rect width="9" height="9"/></svg></a>',
		'60%',
	),
	'/leiste-oben': html(
		`<div id="leiste" style="position:fixed;inset:0 0 60%;background:#eee"><a href="/werk"><img src="/bild.svg" width="300" height="200"></a></div><main style="margin-top:45vh"><h1>Haus</h1>${strangers.sections}</main>`,
	),
	// Lower than a panel beside the page and higher than a header: its button is pressed.
	'/leiste-klick': panel(
		'<div style="cursor:pointer;width:300px;height:300px" onclick="document.body.style.opacity = 0; location.href = \'/werk\'">Werk</div>',
		'40%',
		'78vh',
	),
	'/leiste-raute': panel(
		`<div style="cursor:pointer;width:300px;height:300px" onclick="location.hash = '#/werk'; document.querySelector('h1').textContent = 'Werk'">Werk</div>`,
		'40%',
		'78vh',
	),
	'/angebot': house(
		`<div id="tor" style="${fixed}100px"><div style="cursor:pointer;height:200px" onclick="location.href = '/werk'">Angebot</div></div>`,
	),
	'/banner-weg': house(
		`<div id="tor" class="cookie" style="${fixed}200px">Cookies <button onclick="location.href = '/?cookies=1'">OK</button></div>`,
	),
	'/banner-neu': house(
		`<div id="tor" class="cookie" style="${fixed}200px">Cookies <button onclick="sessionStorage.ok = 1; location.reload()">OK</button></div><script>if (sessionStorage.ok) tor.remove()</script>`,
	),
	// Greetings after some seconds, as chats send them, in the page and in a frame of their own server.
	'/gruss': house(
		`<script>setTimeout(() => document.body.insertAdjacentHTML('beforeend', '<div id="gruss" style="position:fixed;right:20px;bottom:20px;width:340px;height:200px;background:#fff">Hallo! Wie kann ich helfen?<button aria-label="schließen" onclick="this.parentNode.remove()">×</button></div>'), 4000);
		setTimeout(() => document.body.insertAdjacentHTML('beforeend', '<iframe id="chat" style="position:fixed;left:20px;bottom:20px;width:420px;height:420px;background:#fff" src="//localhost:' + location.port + '/chat"></iframe>'), 12000); onmessage = () => chat.remove()</script>`,
	),
	'/chat': html('Hallo! <script src="/chat.js"></script>'),
	'/chat.js': (_request, reply) => {
		const button = `<button onclick="parent.postMessage('zu', '*')">×</button>`;
		const script = `document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(button)})`;
		setTimeout(() => reply.end(script), 800);
	},
	'/werk': html('<h1>Werk</h1>'),
	'/bild.svg': strangers.says(
		200,
		{ 'content-type': 'image/svg+xml' },
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>',
	),
	'/decken': html(`<h1>Haus</h1><p>${'Wort '.repeat(900)}</p><div style="height:200vh"></div>
<div id="angebot" class="decke" style="${fixed}100px"><p>Angebot</p><span onclick="angebot.remove()" style="cursor:pointer">Zum Laden</span></div>
<form id="newsletter" class="decke" style="${fixed}100px">Ein Brief im Monat <input name="id"></form>
<div id="fest:1" class="decke" style="${fixed}400px">Sommerfest</div>
<div id="tafel" class="decke" style="${fixed}400px">Tafel</div>
<button style="position:fixed;right:0;bottom:0" onclick="this.textContent='zu'">Auf</button>
<script>setTimeout(() => document.body.insertAdjacentHTML('beforeend', '<dialog id="spaet" class="decke" style="width:800px;height:400px">Schon gehen?</dialog>') || spaet.showModal(), 3000)</script>`),
});
afterAll(close);

describe.concurrent('a page', () => {
	const gated = strangers.shows('#tor, .tor');
	const greeted = strangers.shows('#gruss, #chat');
	const panelIsSeen = strangers.shows('#leiste');
	const hidden = /„:host\(muster-app\) > div:nth-child\(1\)“ verdeckte .*ausgeblendet/;
	test.each<[why: string, path: string, look: strangers.Look, seen: boolean, told: RegExp]>([
		['is uncovered by the question’s words', '/tor-schatten', gated, false, /^$/],
		['locked below a gate is uncovered by its words', '/tor-alter', gated, false, /^$/],
		['below a cover without a button loses it', '/tor-stumm', gated, false, hidden],
		['loses greetings that come later, in a frame, too', '/gruss', greeted, false, /^$/],
		['keeps the words over its stage', '/buehne', strangers.shows('#buehne'), true, /^$/],
	])('%s', async (_why, path, look, seen, told) => {
		const visited = await visit(path, look);
		expect(visited.seen).toBe(seen);
		expect(visited.notes.join()).toMatch(told);
	});

	test.each(['/', '/leiste-breit', '/leiste-oben', '/leiste-klick', '/leiste-raute'])(
		'%s keeps its panel, whose button would lead away, and stays where it is',
		async (path) => {
			const { seen, notes } = await visit(path, async (open, told) => {
				const opacity = open.page.evaluate(() => document.body.style.opacity);
				return [await title(open, told), await panelIsSeen(open, told), await opacity];
			});
			expect(seen).toEqual(['Haus', true, '']);
			expect(notes.filter((note) => !note.startsWith('„#leiste“ verdeckt'))).toEqual([]);
		},
	);

	test('keeps what lies over it where its button would lead away, and names it', async () => {
		const { seen, notes } = await visit('/angebot', strangers.shows('#tor'));
		expect(seen).toBe(true);
		expect(notes.join()).toMatch(/^„#tor“ verdeckt \d+ % .*verstecken/);
	});

	test('loses a question whose button would lead away, and one after which it loads anew', async () => {
		const away = await visit('/banner-weg', gated);
		expect(away).toEqual({ seen: false, notes: [expect.stringMatching(/#tor.*ausgeblendet/)] });
		expect(await visit('/banner-neu', gated)).toEqual({ seen: false, notes: [] });
	});

	test('loses overlays by their button or Escape, by their name (a form’s with a field „id“, too) or by the owner; the rest is named', async () => {
		await visit('/decken', async (open, notes) => {
			const seen = await open.page
				.locator('.decke')
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
		});
	});
});
