import { afterAll, describe, expect, test } from 'vitest';
import * as strangers from '../testing/strangers.ts';
import { type Answer, html, phone, says, shows, title } from '../testing/strangers.ts';
import { visitIn } from '../views/visit.ts';
import type { OpenPage } from './with-page.ts';

const inside = html(`<h1>Drinnen</h1>${strangers.sections}`);
const answers = [503];
const busy: Answer = (_request, reply) => reply.writeHead(answers.pop() ?? 200).end(inside);

const { base, browser, visit, glance, proposeFor, close } = await strangers.serveStrangers({
	'/rahmen': '<!doctype html><frameset cols="*"><frame src="/innen"></frameset>',
	'/rahmen-objekt': html(
		'<object type="text/html" data="/innen" style="position:fixed;inset:0;width:100%;height:100%"></object>',
	),
	'/rahmen-embed': html(
		'<embed type="text/html" src="/innen" style="position:fixed;inset:0;width:100%;height:100%">',
	),
	'/rahmen-bild': html(
		'<object type="image/svg+xml" data="/bild" style="position:fixed;inset:0;width:100%;height:100%"></object><h1>Haus</h1>',
	),
	'/bild': says(
		200,
		{ 'content-type': 'image/svg+xml' },
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>',
	),
	// Says something else about itself each time it is asked.
	'/rahmen-luegt': html(
		`<iframe src="/innen" style="position:fixed;inset:0;width:100%;height:100%;border:0"></iframe><script>
		const lie = { get: () => 'file:///etc/' };
		for (const name of ['HTMLIFrameElement', 'HTMLEmbedElement']) Object.defineProperty(globalThis[name].prototype, 'src', lie);
		Element.prototype.getAttribute = () => 'file:///etc/'; URL.parse = () => ({ href: 'file:///etc/' })</script>`,
	),
	'/rahmen-platte': html(
		'<h1>Haus</h1><iframe src="file:///etc/" style="position:fixed;inset:0 0 20%;width:100%;height:80%"></iframe>',
	),
	'/zeichen': html(
		`<h1>Haus \u001b]0;weg\u0007 am See</h1><x-\u001b[31m style="position:fixed;inset:0;background:#fff;display:block">Tor</x-\u001b[31m>${strangers.sections.replaceAll('Teil', 'Teil\u001b[31m')}`,
	),
	'/innen': inside,
	'/gleich': html(
		'<p>Sie werden gleich weitergeleitet …</p>',
		'<meta http-equiv="refresh" content="5;url=/innen">',
	),
	'/spaeter': html(
		'<p>Weiter geht es</p><script>setTimeout(() => { location.href = "/innen" }, 1500)</script>',
	),
	'/beschaeftigt': busy,
	'/haengt': html(
		`<div id="lade" style="position:fixed;inset:0;background:#fff">Lädt …</div><h1>Haus</h1><img src="/nie.png"><script>addEventListener('load', () => lade.remove())</script>`,
	),
	'/nie.png': () => undefined,
	'/uhr': html(
		`<h1 id="h"></h1><script>h.textContent = new Date().toISOString().slice(0, 10)</script>`,
	),
	'/fremd': html(`<h1>Haus</h1><a href="/popup-2" target="_blank">Neues Fenster</a>
<a href="/preise">Preisliste</a><script>open('/popup-1')</script>`),
	'/gepackt': says(200, { 'content-encoding': 'gzip' }, '<h1>Haus</h1>'),
	'/nichts': says(204),
	'/kaputt': says(500),
	'/passwort': says(401, { 'www-authenticate': 'Basic realm="x"' }),
	'/geheim': (request, reply) => {
		const isRight = request.headers.authorization === `Basic ${btoa('kunde:ge:heim')}`;
		reply.writeHead(isRight ? 200 : 401, { 'www-authenticate': 'Basic realm="x"' }).end(inside);
	},
	'/zwei-schritte': html(
		'<h1>Anmelden</h1><form><input type="email" name="email"><button>Weiter</button></form>',
	),
	'/datei': says(200, { 'content-type': 'application/zip' }, 'PK'),
	'/kreis': says(302, { location: '/kreis' }),
});
afterAll(close);

describe.concurrent('a page', () => {
	const frame = /nur ein Rahmen um .*\/innen; .*gleich diese Adresse/;
	const isMobile: strangers.Look = ({ page }) =>
		page.evaluate(() => /Mobile/.test(navigator.userAgent));
	type Row = [string, string, strangers.Look, unknown, RegExp, typeof phone?];
	test.each<Row>([
		['in a frameset is what its frame shows', '/rahmen', title, 'Drinnen', frame],
		['in a frame that it lies about is what that shows', '/rahmen-luegt', title, 'Drinnen', frame],
		['is followed where it says it leads', '/gleich', title, 'Drinnen', /^$/],
		['is followed where it leads', '/spaeter', title, 'Drinnen', /^$/],
		['of a busy server is asked for again', '/beschaeftigt', title, 'Drinnen', /^$/],
		['is shown without what hangs', '/haengt', shows('#lade'), false, /nie\.png kam nicht an/],
		['is asked for by a phone', '/innen', isMobile, true, /^$/, phone],
	])('%s', async (_why, path, look, seen, told, viewport) => {
		const visited = await visit(path, look, viewport);
		expect(visited.seen).toBe(seen);
		expect(visited.notes.join()).toMatch(told);
	});

	test('behind a password is shown to whoever names it, and says it to nobody', async () => {
		const address = `${base.replace('//', '//kunde:ge%3Aheim@')}/geheim`;
		const propose = (typed: string) => visitIn(browser, typed, undefined, { client: 'Haus' });
		const proposal = await propose(address);
		expect(proposal.script.bilder[0]?.seite).toBe(`${base}/geheim`);
		expect(JSON.stringify(proposal)).not.toMatch(/kunde|heim@/);
		await expect(propose(address.replace('heim@', 'hein@'))).rejects.toThrow(
			/^http:\/\/127\.0\.0\.1:\d+\/geheim verlangt eine Anmeldung/,
		);
	});

	test('says nothing that a terminal would obey', async () => {
		expect(JSON.stringify(await proposeFor('/zeichen'))).not.toMatch(/\\u00[01]/);
	});

	test('sees today, or the day that was asked for', async () => {
		const asked = visit('/uhr', title, {}, new Date('2024-02-29T10:00:00Z'));
		expect((await visit('/uhr', title)).seen).toBe(new Date().toISOString().slice(0, 10));
		expect((await asked).seen).toBe('2024-02-29');
	});

	test('stays alone and where it is', async ({ expect }) => {
		const { seen } = await visit('/fremd', async (open, notes) => {
			const { page } = open;
			const popup = page.waitForEvent('popup');
			await page.locator('a').first().click();
			await expect.poll(async () => (await popup).isClosed()).toBe(true);
			expect(page.context().pages()).toEqual([page]);
			await page.locator('a').last().click();
			await page.waitForTimeout(200);
			return title(open, notes);
		});
		expect(seen).toBe('Haus');
	});

	const crash = async ({ cdp, page }: OpenPage) => {
		cdp.send('Page.crash').catch(() => undefined);
		await page.evaluate(() => new Promise(() => undefined));
	};
	test.each<[path: string, sentence: RegExp, act?: (path: string) => Promise<unknown>]>([
		['/gepackt', /Komprimierung/],
		['/nichts', /antwortet ohne Inhalt/],
		['/kaputt', /meldet einen Fehler/],
		['/passwort', /verlangt eine Anmeldung/],
		['/zwei-schritte', /verlangt eine Anmeldung/, proposeFor],
		['/datei', /ist ein(e Datei| Download).* keine Seite/],
		['/kreis', /leitet endlos weiter/],
		['/innen', /stürzt ab/, (path) => visit(path, crash)],
	])('%s ends in a sentence that names its cause', async (path, sentence, act) => {
		await expect(act ? act(path) : visit(path, title)).rejects.toThrow(sentence);
	});

	test('is opened without the sandbox by root alone', async () => {
		const { commandLine } = await (await browser.newBrowserCDPSession()).send('SystemInfo.getInfo');
		expect(commandLine.includes('--no-sandbox')).toBe(process.getuid?.() === 0);
	});
});

test.each([
	['an object leads to what that shows', '/rahmen-objekt', '/innen'],
	['an embedded page leads to it', '/rahmen-embed', '/innen'],
	['a drawing is no frame', '/rahmen-bild', undefined],
	['files of this machine is no frame', '/rahmen-platte', undefined],
])('a page around %s', async (_what, path, inside) => {
	const { inPage } = await glance(path);
	expect(await inPage('frameThatFills')).toBe(inside && `${base}${inside}`);
});
