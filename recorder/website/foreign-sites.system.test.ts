import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { propose } from '../views/propose.ts';
import { openBrowser } from './open-browser.ts';
import { goTo } from './perform.ts';
import { takeScreenshot } from './take-screenshot.ts';
import { type OpenPage, type Viewport, withPage } from './with-page.ts';

/* Pages as public reports describe them, each kind with small pages of its own. */

const words = `<p>${'Wort '.repeat(120)}</p>`;
const section = (n: number) =>
	`<section style="height:700px;background:hsl(${n * 70} 60% 60%)"><h2>Teil ${n}</h2><p>Text ${n}</p></section>`;
const sections = [1, 2, 3, 4].map(section).join('');
const html = (body: string, head = '') =>
	`<!doctype html><html lang="de"><meta charset="utf-8"><title>Haus</title>${head}<body style="margin:0">${body}`;
const gate = (button: string, style: string) =>
	`<div id="tor" style="inset:0;background:#fff;${style}"><h2>Willkommen</h2>${button}</div>`;
const shadow = (inside: string) =>
	`<muster-app></muster-app><script>document.querySelector('muster-app').attachShadow({mode:'open'}).innerHTML = ${JSON.stringify(inside)}</script>`;
const closing = 'onclick="this.getRootNode().querySelector(\'#tor\').remove()"';
const preloader = (broken: string) =>
	html(
		`<div id="lade" style="position:fixed;inset:0;background:#fff">Lädt …</div><h1>Haus</h1>${words}${broken}<script>addEventListener('load', () => lade.remove())</script>`,
	);
const clock = (script: string) => html(`<h1 id="h"></h1>${words}<script>${script}</script>`);

const pages: Record<string, string> = {
	'/schatten': html(shadow(`<h1>Haus</h1>${sections}`)),
	'/rahmen': '<!doctype html><frameset cols="*"><frame src="/innen"></frameset>',
	'/rahmen-voll': html(
		'<iframe src="/innen" style="position:fixed;inset:0;width:100%;height:100%;border:0"></iframe>',
	),
	'/innen': html(`<h1>Drinnen</h1>${sections}`),
	'/tor-schatten': html(
		`<h1>Haus</h1>${sections}${shadow(gate(`<button ${closing}>Ablehnen</button>`, 'position:fixed'))}`,
	),
	'/tor-alter': html(
		`<h1>Haus</h1>${sections}${gate(`<button ${closing}>Ja, ich bin 18</button><button>Nein</button>`, 'position:absolute;min-height:100vh;z-index:99')}`,
		'<style>html{overflow:hidden}</style>',
	),
	'/tor-stumm': html(`<h1>Haus</h1>${sections}${gate('', 'position:fixed')}`),
	'/buehne': html(
		`<header style="position:relative;height:100vh"><img width="9"><div id="buehne" style="position:absolute;inset:0;z-index:2"><h1>Haus</h1></div></header>${sections}`,
	),
	'/gleich': html(
		'<p>Sie werden gleich weitergeleitet …</p>',
		'<meta http-equiv="refresh" content="9;url=/innen">',
	),
	'/spaeter': html(
		'<p>Weiter geht es</p><script>setTimeout(() => { location.href = "/innen" }, 1500)</script>',
	),
	'/minute': html(
		`<h1>Haus</h1>${sections}<script>setTimeout(() => location.reload(), 60000)</script>`,
	),
	'/arbeiter': html(
		`<h1>Haus</h1>${sections}<script>navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.addEventListener('controllerchange', () => location.reload()))</script>`,
	),
	'/verlauf': html(
		`<h1>Haus</h1>${sections}<script>addEventListener('scroll', () => history.replaceState(null, '', '/abschnitt-2'))</script>`,
	),
	'/uhr': clock('h.textContent = new Date().toISOString().slice(0, 10)'),
	'/koerper': html(
		`<h1>Haus</h1>${sections}`,
		'<style>html{overflow:hidden}body{height:100vh;overflow-y:auto}</style>',
	),
	'/schloss': html(
		`<h1>Haus</h1>${sections}`,
		'<style>body{position:fixed;width:100%;overflow:hidden}</style>',
	),
	'/nebeneinander': html(
		`<div style="display:flex;height:100vh;overflow-x:auto;overflow-y:hidden">${[1, 2, 3].map((n) => `<section style="flex:0 0 100vw"><h2>Tafel ${n}</h2></section>`).join('')}</div>`,
	),
	'/rastet': html(
		`<h1>Haus</h1>${sections}`,
		'<style>html{scroll-snap-type:y mandatory}section{scroll-snap-align:start;height:100vh}</style>',
	),
	'/umhuellt': html(
		`<h1>Haus</h1><main>${sections}</main><script>if (matchMedia('(prefers-reduced-motion: no-preference)').matches) for (const one of document.querySelectorAll('section')) { const box = document.createElement('div'); one.replaceWith(box); box.append(one) }</script>`,
	),
	'/klebt': html(
		`<header style="position:sticky;top:0;height:110px;background:#eee">Haus</header><h1>Haus</h1>${sections.replace('Teil 3', 'Jolle „Grete“')}`,
		'<style>h2{margin:0}</style>',
	),
	'/bewegt': html(
		'<h1>Haus</h1><svg width="99" height="99"><rect width="9" height="9"><animate attributeName="x" to="90" dur="3s" repeatCount="indefinite"/></rect></svg><img src="/bild.gif" width="60" height="60"><marquee>Neu</marquee>',
	),
	'/breit': '<!doctype html><title>Haus</title><body style="width:1000px;margin:0"><h1>Haus</h1>',
	'/haengt-bild': preloader('<img src="/nie.png">'),
	'/haengt-stil': preloader('<div style="background:url(/nie.png);height:9px"></div>'),
	'/zwei-schritte': html(
		'<h1>Anmelden</h1><form><input type="email" name="email"><button>Weiter</button></form>',
	),
};

/** Turns from red to blue and back, ten times a second. */
const frame = (background: string) =>
	sharp({ create: { width: 8, height: 8, channels: 3, background } })
		.png()
		.toBuffer();
const animated = await sharp([await frame('#f00'), await frame('#00f')], {
	join: { animated: true },
})
	.gif({ delay: [100, 100], loop: 0 })
	.toBuffer();
let calls = 0;
const answers: Record<string, (reply: ServerResponse) => void> = {
	'/sw.js': (reply) =>
		reply
			.writeHead(200, { 'content-type': 'text/javascript' })
			.end(
				'addEventListener("install", () => skipWaiting()); addEventListener("activate", (e) => e.waitUntil(clients.claim()))',
			),
	'/nie.png': () => undefined,
	'/bild.gif': (reply) => reply.writeHead(200, { 'content-type': 'image/gif' }).end(animated),
	'/beschaeftigt': (reply) =>
		++calls === 1
			? reply.writeHead(503).end()
			: reply.writeHead(200, { 'content-type': 'text/html' }).end(pages['/innen']),
	'/gepackt': (reply) =>
		reply
			.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
			.end('<h1>Haus</h1>'),
	'/nichts': (reply) => reply.writeHead(204).end(),
	'/leer': (reply) => reply.writeHead(205).end(),
};
const server = createServer(({ url = '', headers }, reply) => {
	if (url === '/agent')
		pages['/agent'] = html(/Mobile/.test(headers['user-agent'] ?? '') ? 'Telefon' : 'Rechner');
	const page = pages[url];
	if (page) reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
	else if (answers[url]) answers[url](reply);
	else reply.writeHead(404).end();
});

let base = '';
let browser: Browser;
beforeAll(async () => {
	await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
	const address = server.address() as AddressInfo;
	base = `http://127.0.0.1:${address.port}`;
	browser = await openBrowser();
});
afterAll(async () => {
	await browser.close();
	server.closeAllConnections();
	server.close();
});

const phone = { width: 390, height: 844 };

/** What `look` sees on a page, and what the owner is told. */
async function visit<T>(
	path: string,
	look: (open: OpenPage) => Promise<T>,
	viewport: Viewport = {},
	day?: Date,
): Promise<{ seen: T; notes: string[] }> {
	const notes = new Map<string, string>();
	const access = { base, hidden: [], notes, day, retryAfter: 500 };
	const seen = await withPage(browser, access, path, viewport, look);
	return { seen, notes: [...notes.values()] };
}
const title = ({ inPage }: OpenPage) => inPage(() => document.querySelector('h1')?.textContent);
const height = ({ inPage }: OpenPage) =>
	inPage(() => {
		window.scrollTo(0, 9999);
		return Math.round(window.scrollY);
	});
const hasGate = ({ inPage }: OpenPage) =>
	inPage(() =>
		[document, document.querySelector('muster-app')?.shadowRoot].some((root) =>
			root?.querySelector('#tor')?.checkVisibility(),
		),
	);

test('a page inside a shadow root is recorded like any other', async () => {
	const { script } = await propose(`${base}/schatten`, undefined, { client: 'Haus' });
	expect(script.bilder.map(({ alt }) => alt).join()).toMatch(/„Teil \d“/);
	expect(script.film.schritte.filter((step) => 'scroll' in step).length).toBeGreaterThan(1);
});

test('a proposal names places by their height, which another visit with another tree has as well', async () => {
	const { script } = await propose(`${base}/umhuellt`, undefined, { client: 'Haus' });
	const scrolls = script.film.schritte.flatMap((step) => ('scroll' in step ? step.scroll : []));
	expect(scrolls.slice(0, -1).map((place) => typeof place)).toEqual(['number', 'number', 'number']);
	expect(script.bilder[1]?.ziel).toBeTypeOf('number');
});

test('a view is named after the title that is seen below the header, without its quotation marks', async () => {
	const { script } = await propose(`${base}/klebt`, undefined, { client: 'Haus' });
	const named = script.bilder.filter(({ alt }) => /„(Teil|Jolle)/.test(alt));
	expect(named.length).toBeGreaterThan(1);
	for (const { alt, ziel = 0, name, geraet } of named)
		await visit('/klebt', async (open) => {
			await goTo(open, ziel, name);
			// A detail is taken without the header, and begins with its own section.
			const top = geraet === 'detail' ? 0 : 110;
			const seen = await open.inPage(
				(least) =>
					[...document.querySelectorAll('h2')]
						.filter((one) => one.getBoundingClientRect().top > least - 1)
						.filter((one) => one.getBoundingClientRect().top < 480)
						.map((one) => one.textContent.replace(/[„“]/g, '')),
				top,
			);
			expect(seen).toContain(/„(.*?)“/.exec(alt)?.[1]);
		});
});

test('what moves by a clock of its own stands still', async () => {
	await visit('/bewegt', async (open) => {
		const look = () => takeScreenshot(() => open.page.screenshot());
		const before = await look();
		await open.page.waitForTimeout(350);
		expect((await look()).equals(before)).toBe(true);
	});
});

test.each(['/rahmen', '/rahmen-voll'])(
	'of %s, what its frame shows is recorded, and its own address is named',
	async (path) => {
		const { seen, notes } = await visit(path, title);
		expect(seen).toBe('Drinnen');
		expect(notes.join()).toMatch(/nur ein Rahmen um .*\/innen; .*gleich diese Adresse/);
	},
);

test.each(['/tor-schatten', '/tor-alter'])(
	'the cover of %s is closed by its words',
	async (path) => {
		const { seen, notes } = await visit(path, hasGate);
		expect(seen).toBe(false);
		expect(notes).toEqual([]);
	},
);

test('a cover without a button is hidden, and said', async () => {
	const { seen, notes } = await visit('/tor-stumm', hasGate);
	expect(seen).toBe(false);
	expect(notes.join()).toMatch(/„#tor“ verdeckte \d+ % .*ausgeblendet/);
});

test('the words over a stage are no cover', async () => {
	const { seen, notes } = await visit('/buehne', ({ page }) => page.locator('#buehne').isVisible());
	expect({ seen, notes }).toEqual({ seen: true, notes: [] });
});

test.each(['/gleich', '/spaeter'])('where %s leads by itself is recorded', async (path) => {
	expect((await visit(path, title)).seen).toBe('Drinnen');
});

test.each(['/minute', '/arbeiter', '/verlauf'])(
	'%s neither ends nor restarts the recording',
	async (path) => {
		const { seen } = await visit(path, async (open) => {
			await open.inPage(() => window.scrollTo(0, 900));
			await open.runFor(90_000);
			await open.page.waitForTimeout(500);
			return [await title(open), await open.inPage(() => Math.round(window.scrollY))];
		});
		expect(seen).toEqual(['Haus', 900]);
	},
);

test('pages see today, or the day that was asked for', async () => {
	const today = new Date().toISOString().slice(0, 10);
	expect((await visit('/uhr', title)).seen).toBe(today);
	const asked = await visit('/uhr', title, {}, new Date('2024-02-29T10:00:00Z'));
	expect(asked.seen).toBe('2024-02-29');
});

test.each(['/koerper', '/schloss'])('%s scrolls', async (path) => {
	expect((await visit(path, height)).seen).toBeGreaterThan(1500);
});

test('a page with panels side by side says that nothing was found below', async () => {
	const { notes } = await propose(`${base}/nebeneinander`, undefined, { client: 'Haus' });
	expect(notes.join()).toMatch(/nichts gefunden/);
});

test('a page that snaps glides while it is filmed', async () => {
	const { seen } = await visit('/rastet', async ({ inPage }) =>
		inPage(() => {
			window.scrollTo(0, 333);
			return window.scrollY;
		}),
	);
	expect(seen).toBe(333);
});

test('a phone shows all of a page of fixed width, and is answered as a phone', async () => {
	const { seen } = await visit('/breit', ({ inPage }) => inPage(() => innerWidth), phone);
	expect(seen).toBeGreaterThan(900);
	const text = ({ page }: OpenPage) => page.locator('body').textContent();
	expect((await visit('/agent', text, phone)).seen).toBe('Telefon');
	expect((await visit('/agent', text)).seen).toBe('Rechner');
});

test.each(['/haengt-bild', '/haengt-stil'])(
	'%s shows what comes once the hanging file has failed',
	async (path) => {
		const { seen } = await visit(path, ({ page }) => page.locator('#lade').count());
		expect(seen).toBe(0);
	},
);

test('a busy server is asked again', async () => {
	const { seen, notes } = await visit('/beschaeftigt', title);
	expect({ seen, notes }).toEqual({ seen: 'Drinnen', notes: [] });
});

test.each([
	['/gepackt', /lassen.*Komprimierung|Komprimierung/],
	['/nichts', /antwortet ohne Inhalt/],
	['/leer', /antwortet ohne Inhalt|blieb leer/],
])('%s ends in a sentence that names its cause', async (path, sentence) => {
	await expect(visit(path, title)).rejects.toThrow(sentence);
});

test('a login in two steps is no project', async () => {
	const login = propose(`${base}/zwei-schritte`, undefined, { client: 'Haus' });
	await expect(login).rejects.toThrow(/verlangt eine Anmeldung/);
});
