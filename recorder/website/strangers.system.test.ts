import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { propose } from '../views/propose.ts';
import { pauseVideosAt } from './in-page.ts';
import { openBrowser } from './open-browser.ts';
import { goTo, perform } from './perform.ts';
import { type OpenPage, type Viewport, withPage } from './with-page.ts';

/* Pages as public reports describe them, in one browser, several at a time. */

const words = `<p>${'Wort '.repeat(120)}</p>`;
const section = (n: number) =>
	`<section style="height:700px;background:hsl(${n * 70} 60% 60%)"><h2>Teil ${n}</h2><p>Text ${n}</p></section>`;
const sections = [1, 2, 3, 4].map(section).join('');
const html = (body: string, head = '') =>
	`<!doctype html><html lang="de"><meta charset="utf-8"><title>Haus</title>${head}<body style="margin:0">${body}`;
const house = (more = '', style = '') =>
	html(`<h1>Haus</h1>${sections}${more}`, `<style>${style}</style>`);
const gate = (button: string, style: string) =>
	`<div id="tor" style="inset:0;background:#fff;${style}"><h2>Willkommen</h2>${button}</div>`;
const shadow = (inside: string) =>
	`<muster-app></muster-app><script>const root = document.querySelector('muster-app').attachShadow({mode:'open'}); root.innerHTML = ${JSON.stringify(inside)}</script>`;
const closing = 'onclick="this.getRootNode().querySelector(\'#tor\').remove()"';
const preloader = (broken: string) =>
	html(
		`<div id="lade" style="position:fixed;inset:0;background:#fff">Lädt …</div><h1>Haus</h1>${words}${broken}<script>addEventListener('load', () => lade.remove())</script>`,
	);
const fixed = 'position:fixed;left:20%;width:60%;height:260px;background:#fc0;top:';

const pages: Record<string, string> = {
	// In a shadow root, below a header that stays, and wrapped by a script only where motion is allowed.
	'/app': html(
		`${shadow(`<style>h2{margin:0}</style><header style="position:sticky;top:0;height:110px;background:#eee">Haus</header><h1>Haus</h1>${sections.replace('Teil 3', 'Jolle „Grete“')}`)}<script>if (matchMedia('(prefers-reduced-motion: no-preference)').matches) for (const one of root.querySelectorAll('section')) { const box = document.createElement('div'); one.replaceWith(box); box.append(one) }</script>`,
	),
	'/rahmen': '<!doctype html><frameset cols="*"><frame src="/innen"></frameset>',
	'/rahmen-voll': html(
		'<iframe src="/innen" style="position:fixed;inset:0;width:100%;height:100%;border:0"></iframe>',
	),
	'/innen': html(`<h1>Drinnen</h1>${sections}`),
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
		`<header style="position:relative;height:100vh"><img width="9"><div id="buehne" style="position:absolute;inset:0;z-index:2"><h1>Haus</h1></div></header>${sections}`,
	),
	'/decken': html(`<h1>Haus</h1>${words}<div style="height:200vh"></div>
<div id="angebot" class="decke" style="${fixed}100px"><p>Angebot</p><span onclick="angebot.remove()" style="cursor:pointer">Zum Laden</span></div>
<div id="newsletter" class="decke" style="${fixed}100px">Ein Brief im Monat</div>
<div id="fest:1" class="decke" style="${fixed}400px">Sommerfest</div>
<div id="tafel" class="decke" style="${fixed}400px">Tafel</div>
<button style="position:fixed;right:0;bottom:0" onclick="this.textContent='zu'">Auf</button>
<script>setTimeout(() => document.body.insertAdjacentHTML('beforeend', '<dialog id="spaet" class="decke" style="width:800px;height:400px">Schon gehen?</dialog>') || spaet.showModal(), 3000)</script>`),
	'/gleich': html(
		'<p>Sie werden gleich weitergeleitet …</p>',
		'<meta http-equiv="refresh" content="5;url=/innen">',
	),
	'/spaeter': html(
		'<p>Weiter geht es</p><script>setTimeout(() => { location.href = "/innen" }, 1500)</script>',
	),
	// Reloads after a minute and once its service worker is there, changes its address, and snaps.
	'/unruhig': house(
		`<script>setTimeout(() => location.reload(), 60000); addEventListener('scroll', () => history.replaceState(null, '', '/abschnitt-2'));
		navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.addEventListener('controllerchange', () => location.reload()))</script>`,
		'html{scroll-snap-type:y mandatory}section{scroll-snap-align:start;height:100vh}',
	),
	'/uhr': html(
		`<h1 id="h"></h1>${words}<script>h.textContent = new Date().toISOString().slice(0, 10)</script>`,
	),
	'/koerper': house('', 'html{overflow:hidden}body{height:100vh;overflow-y:auto}'),
	'/schloss': house('', 'body{position:fixed;width:100%;overflow:hidden}'),
	'/nebeneinander': html(
		`<div style="display:flex;height:100vh;overflow-x:auto;overflow-y:hidden">${[1, 2, 3].map((n) => `<section style="flex:0 0 100vw"><h2>Tafel ${n}</h2></section>`).join('')}</div>`,
	),
	'/bewegt': html(
		'<h1>Haus</h1><svg width="99" height="99"><rect width="9" height="9"><animate attributeName="x" from="0" to="90" dur="3s" repeatCount="indefinite"/></rect></svg><img src="/bild.gif" width="60" height="60"><marquee>Neu</marquee>',
	),
	'/breit': '<!doctype html><title>Haus</title><body style="width:1000px;margin:0"><h1>Haus</h1>',
	'/von-rechts':
		'<!doctype html><html dir="rtl"><meta name="viewport" content="width=device-width"><title>Haus</title><h1>Haus</h1><p style="width:500px;height:2000px">breit</p>',
	'/haengt-bild': preloader('<img src="/nie.png">'),
	'/haengt-stil': preloader('<div style="background:url(/nie.png);height:9px"></div>'),
	'/zwei-schritte': html(
		'<h1>Anmelden</h1><form><input type="email" name="email"><button>Weiter</button></form>',
	),
	'/fremd': html(`<h1>Haus \u001b[2J</h1><a href="/popup-2" target="_blank">Neues Fenster</a>
<a href="/preise">Preisliste</a><script>open('/popup-1')</script>`),
};

/** Turns from red to blue and back, ten times a second. */
const stills = [Array(64).fill([255, 0, 0]), Array(64).fill([0, 0, 255])];
const raw = { width: 8, height: 16, channels: 3, pageHeight: 8 } as const;
const film = sharp(Buffer.from(stills.flat(2)), { raw });
const animated = await film.gif({ delay: [100, 100], loop: 0 }).toBuffer();
const worker =
	'addEventListener("install", () => skipWaiting()); addEventListener("activate", (e) => e.waitUntil(clients.claim()))';
const type = (name: string) => ({ 'content-type': name });
const files: Record<string, [number, Record<string, string>, (string | Buffer)?]> = {
	'/sw.js': [200, type('text/javascript'), worker],
	'/bild.gif': [200, type('image/gif'), animated],
	'/gepackt': [200, { ...type('text/html'), 'content-encoding': 'gzip' }, '<h1>Haus</h1>'],
	'/nichts': [204, {}],
	'/leer': [205, {}],
	'/kaputt': [500, {}],
	'/passwort': [401, { 'www-authenticate': 'Basic realm="x"' }],
	'/datei': [200, type('application/zip'), 'PK'],
	'/kreis': [302, { location: '/kreis' }],
};
const requested: string[] = [];
const server = createServer(({ url = '', headers }, reply) => {
	requested.push(url);
	const [status, head, body] = files[url] ?? [404, {}];
	if (url === '/nie.png') return;
	const isFirst = requested.indexOf(url) === requested.length - 1;
	const agent = /Mobile/.test(headers['user-agent'] ?? '') ? 'Telefon' : 'Rechner';
	const page = { ...pages, '/agent': html(agent), '/beschaeftigt': pages['/innen'] }[url];
	if (page && !(url === '/beschaeftigt' && isFirst))
		reply.writeHead(200, type('text/html; charset=utf-8')).end(page);
	else reply.writeHead(url === '/beschaeftigt' ? 503 : status, head).end(body);
});

let base = '';
let browser: Browser;
beforeAll(async () => {
	await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
	base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	browser = await openBrowser();
});
afterAll(async () => {
	await browser.close();
	server.closeAllConnections();
	server.close();
});

const phone = { width: 390, height: 844 };

type Look = (open: OpenPage) => Promise<unknown>;

/** What `look` sees on a page, and what the owner is told. */
async function visit<T>(
	path: string,
	look: (open: OpenPage, notes: Map<string, string>) => Promise<T>,
	viewport: Viewport = {},
	day?: Date,
): Promise<{ seen: T; notes: string[] }> {
	const notes = new Map<string, string>();
	const access = { base, hidden: ['#tafel'], notes, day, waits: { retry: 500, late: 1500 } };
	const seen = await withPage(browser, access, path, viewport, (open) => look(open, notes));
	return { seen, notes: [...notes.values()] };
}
const proposeFor = (path: string) => propose(`${base}${path}`, undefined, { client: 'Haus' });
const title = ({ inPage }: OpenPage) => inPage(() => document.querySelector('h1')?.textContent);
const scrolls = ({ inPage }: OpenPage) =>
	inPage(() => {
		window.scrollTo(0, 9999);
		return window.scrollY > 1500;
	});
const shows =
	(selector: string) =>
	({ page }: OpenPage) =>
		page.locator(selector).isVisible();
const width = ({ inPage }: OpenPage) => inPage(() => Math.round(innerWidth / 10) * 10);
const hasGate = ({ inPage }: OpenPage) =>
	inPage(() =>
		[document, document.querySelector('muster-app')?.shadowRoot].some((root) =>
			root?.querySelector('#tor, .tor')?.checkVisibility(),
		),
	);

describe.concurrent('a page', () => {
	const frame = /nur ein Rahmen um .*\/innen; .*gleich diese Adresse/;
	const hidden = /„:host\(muster-app\) > div:nth-child\(1\)“ verdeckte .*ausgeblendet/;
	const lost = /nie\.png kam nicht an/;
	const today = new Date().toISOString().slice(0, 10);
	test.each<[why: string, path: string, look: Look, seen: unknown, told: RegExp, Viewport?]>([
		['in a frameset is what its frame shows', '/rahmen', title, 'Drinnen', frame],
		['in a frame is what that shows', '/rahmen-voll', title, 'Drinnen', frame],
		['is uncovered by the question’s words', '/tor-schatten', hasGate, false, /^$/],
		['locked below a gate is uncovered by its words', '/tor-alter', hasGate, false, /^$/],
		['below a cover without a button loses it', '/tor-stumm', hasGate, false, hidden],
		['keeps the words over its stage', '/buehne', shows('#buehne'), true, /^$/],
		['is followed where it says it leads', '/gleich', title, 'Drinnen', /^$/],
		['is followed where it leads', '/spaeter', title, 'Drinnen', /^$/],
		['of a busy server is asked for again', '/beschaeftigt', title, 'Drinnen', /^$/],
		['sees today', '/uhr', title, today, /^$/],
		['whose body scrolls is scrolled', '/koerper', scrolls, true, /^$/],
		['that was left locked is scrolled', '/schloss', scrolls, true, /^$/],
		['shows what comes without a hanging picture', '/haengt-bild', shows('#lade'), false, lost],
		['shows what comes without a hanging ground', '/haengt-stil', shows('#lade'), false, lost],
		['of fixed width is shown whole on a phone', '/breit', width, 1000, /^$/, phone],
		['from right to left is not moved by what is too wide', '/von-rechts', width, 390, /^$/, phone],
		['is what its server has for phones', '/agent', shows('text=Telefon'), true, /^$/, phone],
		['is what its server has for computers', '/agent', shows('text=Rechner'), true, /^$/],
	])('%s', async (_why, path, look, seen, told, viewport) => {
		const visited = await visit(path, look, viewport);
		expect(visited.seen).toBe(seen);
		expect(visited.notes.join()).toMatch(told);
	});

	test('in a shadow root, another tree where motion is allowed, is proposed by heights and titles', async () => {
		const { script } = await proposeFor('/app');
		const scrolls = script.film.schritte.flatMap((step) => ('scroll' in step ? step.scroll : []));
		expect(scrolls.map((place) => typeof place)).toEqual(['number', 'number', 'number', 'string']);
		expect(script.bilder[1]?.ziel).toBeTypeOf('number');
		const devices = script.bilder.map(({ geraet }) => geraet);
		expect(devices).toEqual(['desktop', 'desktop', 'desktop', 'telefon', 'detail']);
		const named = script.bilder.filter(({ alt }) => /„(Teil \d|Jolle Grete)“/.test(alt));
		expect(named.length).toBeGreaterThan(1);
		const visits = named.map(({ alt, ziel = 0, name, geraet }) =>
			visit('/app', async (open) => {
				await goTo(open, ziel, name);
				// A detail is taken without the header, and begins with its own section.
				const least = geraet === 'detail' ? 0 : 110;
				const titles = await open.page.locator('h2').evaluateAll((all, top) => {
					const y = (one: Element) => one.getBoundingClientRect().top;
					const seen = all.filter((one) => y(one) > top - 1 && y(one) < 480);
					return seen.map((one) => one.textContent?.replace(/[„“]/g, ''));
				}, least);
				expect(titles).toContain(/„(.*?)“/.exec(alt)?.[1]);
			}),
		);
		await Promise.all(visits);
	});

	test('loses overlays by their button or Escape, by their name or by the owner; the rest is named', async () => {
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

	test('that would reload, change its address or snap stays, and glides', async () => {
		const { seen } = await visit('/unruhig', async (open) => {
			await open.inPage(() => window.scrollTo(0, 900));
			await open.runFor(90_000);
			await open.page.waitForTimeout(500);
			return [await title(open), await open.inPage(() => Math.round(window.scrollY))];
		});
		expect(seen).toEqual(['Haus', 900]);
	});

	test('sees the day that was asked for', async () => {
		const { seen } = await visit('/uhr', title, {}, new Date('2024-02-29T10:00:00Z'));
		expect(seen).toBe('2024-02-29');
	});

	test('with panels side by side says that nothing was found below', async () => {
		expect((await proposeFor('/nebeneinander')).notes.join()).toMatch(/nichts gefunden/);
	});

	test('stands still but for its drawings, which go by the page’s clock', async () => {
		await visit('/bewegt', async ({ page, inPage, shoot }) => {
			const before = await shoot();
			await page.waitForTimeout(350);
			expect((await shoot()).equals(before)).toBe(true);
			await inPage(pauseVideosAt, 2);
			const x = () => document.querySelector('rect')?.x.animVal.value;
			expect(await inPage(x)).toBe(60);
		});
	});

	test('opens no popup and no download, and its texts command no terminal', async () => {
		await visit('/fremd', async ({ page, inPage }) => {
			expect(requested).not.toContain('/popup-1');
			const popup = page.waitForEvent('popup');
			await page.locator('a').first().click();
			await expect.poll(async () => (await popup).isClosed()).toBe(true);
			expect(page.context().pages()).toEqual([page]);
			await page.locator('a').last().click();
			await page.waitForTimeout(200);
			expect(requested).not.toContain('/preise');
			expect(await inPage(() => document.querySelector('h1')?.textContent)).toBe('Haus ');
		});
	});

	const crash = async ({ cdp, inPage }: OpenPage) => {
		cdp.send('Page.crash').catch(() => undefined);
		await inPage(() => new Promise(() => undefined));
	};
	test.each<[path: string, sentence: RegExp, act?: (path: string) => Promise<unknown>]>([
		['/gepackt', /Komprimierung/],
		['/nichts', /antwortet ohne Inhalt/],
		['/leer', /antwortet ohne Inhalt|blieb leer/],
		['/kaputt', /meldet einen Fehler/],
		['/passwort', /verlangt eine Anmeldung/],
		['/zwei-schritte', /verlangt eine Anmeldung/, proposeFor],
		['/datei', /ist ein(e Datei| Download).* keine Seite/],
		['/kreis', /leitet endlos weiter/],
		['/innen', /stürzt ab/, (path) => visit(path, crash)],
	])('%s ends in a sentence that names its cause', async (path, sentence, act) => {
		await expect(act ? act(path) : visit(path, title)).rejects.toThrow(sentence);
	});

	const onLinux = test.runIf(process.platform === 'linux');
	onLinux('is opened without the sandbox by root alone', async () => {
		const page = await browser.newPage();
		await page.goto('chrome://sandbox');
		const isSandboxed = process.getuid?.() !== 0;
		await page.getByText(`You are ${isSandboxed ? '' : 'NOT '}adequately sandboxed`).waitFor();
	});
});
