import { afterAll, describe, expect, test } from 'vitest';
import * as strangers from '../testing/strangers.ts';
import { frame, house, html, says, title } from '../testing/strangers.ts';
import { COVER } from '../thresholds.ts';
import type { OpenPage } from './with-page.ts';

const sheet = 'style="position:fixed;inset:auto 0 0;height:55vh;background:#fc0"';
const closed = (inside: string) =>
	`<muster-app></muster-app><script>{ const root = document.querySelector('muster-app').attachShadow({mode:'closed'}); root.innerHTML = ${JSON.stringify(inside)} }</script>`;
const declared = (inside: string) =>
	`<muster-teil style="display:block;height:300px"><template shadowrootmode="closed">${inside}</template></muster-teil>`;
const worker = (source: string) =>
	`new Worker(URL.createObjectURL(new Blob([${JSON.stringify(source)}], { type: 'text/javascript' })))`;
const film = '<video width="600" height="400" muted autoplay';
const noFilm = says(200, { 'content-type': 'video/mp4' }, 'kein Film');

const { visit, glance, close } = await strangers.serveStrangers({
	'/zu-frage': house(
		closed(
			`<div id="tor" ${sheet}>Wir nutzen Cookies <button onclick="this.parentNode.remove()">Ablehnen</button></div>`,
		),
	),
	'/zu-ganz': html(closed(`<h1>Haus</h1>${strangers.sections}`)),
	'/zu-innen': html(closed(`<div><slot></slot></div><h1>Haus</h1>${strangers.sections}`)),
	'/zu-im-html': house(declared('<p>Innen</p>')),
	'/schleier': house(
		'<div style="position:fixed;inset:0;background:#fff;pointer-events:none"></div>',
	),
	'/schleier-davor': house('', 'body::before{content:"";position:fixed;inset:0;background:#fff}'),
	'/schleier-matt': house(
		'<div style="position:fixed;inset:0;backdrop-filter:blur(12px);pointer-events:none"></div>',
	),
	'/schleier-innen': house(
		'<div style="position:fixed;inset:0;pointer-events:none"><div style="height:100%;background:linear-gradient(#fff,#eee)"><b>Gleich geht es los</b></div></div>',
	),
	'/schleier-kopf': house(
		'',
		'html::after{content:"";position:fixed;inset:0 0 30%;background:#fff}',
	),
	'/schleier-halb': house(
		'<div id="band" style="position:fixed;inset:0 0 70%;background:#fff;pointer-events:none"></div>',
	),
	'/schleier-haelften': house(
		'<div id="links" style="position:fixed;inset:0 50% 0 0;background:#00c;pointer-events:none"></div><div id="rechts" style="position:fixed;inset:0 0 0 50%;background:#00c;pointer-events:none"></div>',
	),
	'/schleier-bleibt': house(
		'<div id="bleibt" style="position:fixed;inset:0;background:#fff;pointer-events:none"></div>',
	),
	'/schleier-bild': html(
		`<img src="/punkt.svg" style="width:100%;height:400px;display:block"><div style="position:absolute;inset:0 0 auto;height:300px;background:#00c;pointer-events:none"></div><h1>Haus</h1>${strangers.sections}`,
	),
	// Layers of a first screen, on which its words stand.
	'/grund-film': html(
		`<section style="position:relative;height:100vh"><img src="/punkt.svg" style="position:absolute;width:100%;height:100%"><video id="tor" autoplay muted style="position:absolute;inset:0;width:100%;height:100%;pointer-events:none"></video><h1 style="position:absolute;bottom:80px">Haus</h1></section>${strangers.sections}`,
	),
	'/grund-huelle': html(
		`<section style="position:relative;height:100vh"><img src="/punkt.svg" style="position:absolute;width:100%;height:100%"><div id="tor" style="position:absolute;inset:0;pointer-events:none"><div style="height:100%;background:linear-gradient(#00c,#006)"></div></div><div style="position:relative;padding:300px 40px"><h1>Haus</h1></div></section>${strangers.sections}`,
	),
	'/grund-davor': html(
		`<style>section::before{content:"";position:absolute;inset:0;background:#00c;pointer-events:none}</style><section id="tor" style="position:relative;height:100vh"><img src="/punkt.svg" style="width:100%;height:100%"><h1 style="position:absolute;top:300px">Haus</h1></section>${strangers.sections}`,
	),
	'/korn': house(
		'<div style="position:fixed;inset:0;background:#0001;pointer-events:none"></div><canvas style="position:fixed;inset:0;pointer-events:none"></canvas>',
		'h1::before{content:"";position:absolute;inset:0;background:#fc0;z-index:-1}',
	),
	'/unecht': house(
		`<p class="hinweis">Animationen sind ausgeschaltet</p><script>document.body.append(document.createElement('svg')); document.querySelector('h1').animate({ opacity: [1, 1] }, 1000).playbackRate = 0</script>`,
		'.hinweis{display:none}@media (prefers-reduced-motion: reduce){h1{display:none}.hinweis{display:block}}',
	),
	'/filme': house(
		`${film} src="/kaputt.mp4"></video>${film}><source src="/fremd.mp4" type="video/mp4; codecs=hvc1"></video>${film} src="/mit-bild.mp4" poster="/punkt.svg"></video>`,
	),
	'/kaputt.mp4': noFilm,
	'/fremd.mp4': noFilm,
	'/mit-bild.mp4': noFilm,
	'/punkt.svg': says(
		200,
		{ 'content-type': 'image/svg+xml' },
		'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
	),
	'/worker-flaeche': house(
		`<canvas width="600" height="400"></canvas><script>const c = document.querySelector('canvas').transferControlToOffscreen(); ${worker('onmessage = () => undefined')}.postMessage(c, [c])</script>`,
	),
	'/worker-ort': house(
		`<div id="ball" style="position:absolute;top:99px;left:0;width:90px;height:90px;background:#c00"></div><script>${worker('let n = 0; setInterval(() => postMessage(n = (n + 7) % 900), 30)')}.onmessage = ({ data }) => { ball.style.left = data + 'px' }</script>`,
	),
	'/worker-still': house(`<script>${worker('postMessage(1)')}</script>`),
});
afterAll(close);

const words = ({ page }: Pick<OpenPage, 'page'>) =>
	page.evaluate(() => {
		const shown = document.elementFromPoint(20, 40);
		return (shown?.shadowRoot?.elementFromPoint(20, 40) ?? shown)?.textContent;
	});

const filmed: strangers.Look = async (open) => {
	await open.inPage('showFrame', frame);
	return words(open);
};

describe.concurrent('a page', () => {
	type Row = [string, string, strangers.Look, unknown, RegExp];
	const asked = strangers.shows('#tor');
	test.each<Row>([
		['whose question is in a closed shadow root loses it', '/zu-frage', asked, false, /^$/],
		['that is all in a closed shadow root is seen', '/zu-ganz', words, 'Haus', /^$/],
		['in closed roots with slots is seen', '/zu-innen', words, 'Haus', /^$/],
		[
			'closed by its HTML is named',
			'/zu-im-html',
			words,
			'Haus',
			/<muster-teil> .*geschlossen.*verstecken/,
		],
		[
			'loses a veil that lets clicks through',
			'/schleier',
			words,
			'Haus',
			/ließ sich nicht anklicken und wurde ausgeblendet/,
		],
		[
			'with a veil over a part says how to hide it',
			'/schleier-halb',
			words,
			'Haus',
			/„#band“ verdeckt 30 %.*verstecken/,
		],
		[
			'loses two veils over half of it each',
			'/schleier-haelften',
			words,
			'Haus',
			/#links“ .*ausgeblendet.*#rechts“ .*ausgeblendet.*"zeigen": \["#rechts"\]/,
		],
		['keeps a veil that is to be seen', '/schleier-bleibt', strangers.shows('#bleibt'), true, /^$/],
		['with a veil over a picture says nothing', '/schleier-bild', title, 'Haus', /^$/],
		['keeps a layer that holds its ground', '/grund-huelle', asked, true, /^$/],
		['keeps what hides nothing', '/korn', words, 'Haus', /^$/],
		[
			'with a drawing that is none, and motion without pace, is filmed as most visitors see it',
			'/unecht',
			filmed,
			'Haus',
			/^$/,
		],
		['with a canvas in a worker says so', '/worker-flaeche', words, 'Haus', /Worker .*eigenen Uhr/],
		['with places set by a worker says so', '/worker-ort', words, 'Haus', /Worker .*eigenen Uhr/],
		['with a worker that moves nothing says nothing', '/worker-still', words, 'Haus', /^$/],
	])('%s', async (_why, path, look, seen, told) => {
		const visited = await visit(path, look);
		expect(visited.seen).toBe(seen);
		expect(visited.notes.join()).toMatch(told);
	});

	test('names the films that cannot be shown, but for those with a picture in their place', async () => {
		const { seen, notes } = await visit('/filme', words);
		expect(seen).toBe('Haus');
		expect(notes).toEqual([
			expect.stringMatching(/^Ein Film \(\S+\/kaputt\.mp4\) .*nicht abspielen/),
			expect.stringMatching(/^Ein Film \(\S+\/fremd\.mp4\) .*nicht abspielen/),
		]);
	});
});

describe('what lies over a page', () => {
	test.each([
		['made by its style alone', '/schleier-davor', 'body:nth-child(2)::before'],
		['whose inside is opaque', '/schleier-innen', 'div:nth-child(6) > div:nth-child(1)'],
		['over its upper part', '/schleier-kopf', 'html::after'],
		['that blurs', '/schleier-matt', 'body:nth-child(2) > div:nth-child(6)'],
	])('is a veil %s, and is gone once it is hidden', async (_what, path, name) => {
		const { page, inPage } = await glance(path);
		const veils = await inPage('findVeils', []);
		expect(veils).toEqual([
			{ selector: expect.stringContaining(name), share: expect.any(Number), hidesWords: true },
		]);
		expect(veils[0]?.share).toBeGreaterThan(COVER.most);
		await inPage(
			'hideForGood',
			veils.map(({ selector }) => selector),
		);
		expect(await words({ page })).toBe('Haus');
	});

	test.each([
		['a film below its words', '/grund-film'],
		['a ground made by its style alone', '/grund-davor'],
	])('is no veil where it is %s', async (_what, path) => {
		const { page, inPage } = await glance(path);
		expect(await inPage('findVeils', [])).toEqual([]);
		expect(await page.locator('#tor').isVisible()).toBe(true);
	});
});
