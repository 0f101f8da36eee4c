import { afterAll, describe, expect, test } from 'vitest';
import * as strangers from '../testing/strangers.ts';
import { frame, house, html, phone, says, title } from '../testing/strangers.ts';

const sheet = 'style="position:fixed;inset:auto 0 0;height:55vh;background:#fc0"';
const closed = (inside: string) =>
	`<muster-app></muster-app><script>{ const root = document.querySelector('muster-app').attachShadow({mode:'closed'}); root.innerHTML = ${JSON.stringify(inside)} }</script>`;
const declared = (inside: string) =>
	`<muster-teil style="display:block;height:300px"><template shadowrootmode="closed">${inside}</template></muster-teil>`;
const worker = (source: string) =>
	`new Worker(URL.createObjectURL(new Blob([${JSON.stringify(source)}], { type: 'text/javascript' })))`;
const film = '<video width="600" height="400" muted autoplay';

const { visit, proposeFor, close } = await strangers.serveStrangers({
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
		`<script>document.body.append(document.createElement('svg')); document.querySelector('h1').animate({ opacity: [1, 1] }, 1000).playbackRate = 0</script>`,
	),
	'/ruhig': house(
		'<p class="hinweis">Animationen sind ausgeschaltet</p>',
		'.hinweis{display:none}@media (prefers-reduced-motion: reduce){h1{display:none}.hinweis{display:block}}',
	),
	'/film': house(`${film} src="/film.mp4"></video>`),
	'/film-quellen': house(`${film}><source src="/film.mp4" type="video/mp4; codecs=hvc1"></video>`),
	'/film-poster': house(`${film} src="/film.mp4" poster="/punkt.svg"></video>`),
	'/film.mp4': says(200, { 'content-type': 'video/mp4' }, 'kein Film'),
	'/punkt.svg': says(
		200,
		{ 'content-type': 'image/svg+xml' },
		'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
	),
	'/worker-flaeche': house(
		`<canvas width="600" height="400"></canvas><script>const c = document.querySelector('canvas').transferControlToOffscreen(); ${worker('onmessage = () => undefined')}.postMessage(c, [c])</script>`,
	),
	'/worker-ort': house(
		`<div id="ball" style="position:absolute;top:9px;left:0;width:90px;height:90px;background:#c00"></div><script>${worker('let n = 0; setInterval(() => postMessage(n = (n + 7) % 900), 30)')}.onmessage = ({ data }) => { ball.style.left = data + 'px' }</script>`,
	),
	'/worker-still': house(`<script>${worker('postMessage(1)')}</script>`),
	'/rtl': html(
		'<h1>Haus</h1><p style="width:900px">breit</p>',
		'<meta name="viewport" content="width=device-width"><style>body{direction:rtl}</style>',
	),
	'/rtl-html': html(
		'<h1>Haus</h1><p style="width:900px">breit</p>',
		'<meta name="viewport" content="width=device-width"><style>html{direction:rtl}</style>',
	),
	'/mauer': html('<h1>Sicherheitsüberprüfung</h1><p>Ihr Browser wird geprüft, einen Moment.</p>'),
	'/mauer-knapp': html('<p>Just a moment...</p>'),
	'/mauer-teil': html('<p>Fast geschafft</p><div class="h-captcha" style="height:90px">☐</div>'),
	'/mauer-rahmen': html(
		'<p>muster.de</p><iframe title="Bitte bestätigen Sie, dass Sie kein Roboter sind" srcdoc="☐" width="300" height="80"></iframe>',
	),
	'/rahmen-frage': html(
		'<p>muster.de</p><iframe title="Rundgang" srcdoc="☐" width="300" height="80"></iframe>',
	),
	'/feld-frage': html('<h1>Wo wohnen Sie?</h1><input>'),
	'/wahl-frage': html('<h1>Was suchen Sie?</h1><button>Brot</button> <button>Kuchen</button>'),
	'/ein-knopf': html('<h1>Haus</h1><button>Anrufen</button>'),
	'/keine-mauer': house(
		'<form><p>Sind Sie ein Mensch? Dann schreiben Sie uns.</p><textarea></textarea></form>',
	),
});
afterAll(close);

const words: strangers.Look = ({ page }) =>
	page.evaluate(() => {
		const shown = document.elementFromPoint(20, 40);
		return (shown?.shadowRoot?.elementFromPoint(20, 40) ?? shown)?.textContent;
	});

const filmed: strangers.Look = async (open, notes) => {
	await open.inPage('showFrame', frame);
	return words(open, notes);
};

describe.concurrent('a page', () => {
	const gone = /ließ sich nicht anklicken und wurde ausgeblendet/;
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
		['loses a veil that lets clicks through', '/schleier', words, 'Haus', gone],
		[
			'loses a veil made by its style alone',
			'/schleier-davor',
			words,
			'Haus',
			/body:nth-child\(2\)::before.*ausgeblendet/,
		],
		['loses a veil whose inside is opaque', '/schleier-innen', words, 'Haus', gone],
		['loses a veil over its upper part', '/schleier-kopf', words, 'Haus', gone],
		['loses a veil that blurs', '/schleier-matt', words, 'Haus', gone],
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
		['keeps a film below its words', '/grund-film', asked, true, /^$/],
		['keeps a layer that holds its ground', '/grund-huelle', asked, true, /^$/],
		['keeps a ground made by its style alone', '/grund-davor', asked, true, /^$/],
		['keeps what hides nothing', '/korn', words, 'Haus', /^$/],
		[
			'with a drawing that is none, and motion without pace, is filmed',
			'/unecht',
			filmed,
			'Haus',
			/^$/,
		],
		['is seen as most visitors see it', '/ruhig', words, 'Haus', /^$/],
		[
			'with a film that cannot be shown says so',
			'/film',
			words,
			'Haus',
			/Ein Film \(.*film\.mp4\) .*nicht abspielen/,
		],
		['with a film of unknown kind says so', '/film-quellen', words, 'Haus', /nicht abspielen/],
		['with a picture in the film’s place says nothing', '/film-poster', words, 'Haus', /^$/],
		['with a canvas in a worker says so', '/worker-flaeche', words, 'Haus', /Worker .*eigenen Uhr/],
		['with places set by a worker says so', '/worker-ort', words, 'Haus', /Worker .*eigenen Uhr/],
		['with a worker that moves nothing says nothing', '/worker-still', words, 'Haus', /^$/],
	])('%s', async (_why, path, look, seen, told) => {
		const visited = await visit(path, look);
		expect(visited.seen).toBe(seen);
		expect(visited.notes.join()).toMatch(told);
	});

	test.each(['/rtl', '/rtl-html'])(
		'%s, from right to left by style, stays in its window',
		async (path) => {
			const left: strangers.Look = ({ page }) =>
				page.evaluate(() => document.querySelector('h1')?.getBoundingClientRect().left);
			expect((await visit(path, left, phone)).seen).toBeGreaterThanOrEqual(0);
		},
	);

	test.each(['/mauer', '/mauer-knapp', '/mauer-teil', '/mauer-rahmen'])(
		'%s is told from a website',
		async (path) => {
			await expect(proposeFor(path)).rejects.toThrow(/Sicherheitsprüfung statt der Website/);
		},
	);

	test.each([
		['a frame', '/rahmen-frage', 'einen Rahmen („Rundgang“)'],
		['a field', '/feld-frage', 'ein Feld zum Ausfüllen'],
		['answers to choose from', '/wahl-frage', 'Knöpfe zur Auswahl'],
	])('of few words and %s may be a question, and says so', async (_what, path, what) => {
		const { notes } = await proposeFor(path);
		expect(notes.join()).toContain(`zeigt nur wenige Worte und ${what}. Ist das nicht die Website`);
	});

	test('of few words and one button is taken for what it is', async () => {
		expect((await proposeFor('/ein-knopf')).notes.join()).not.toContain('wenige Worte');
	});

	test('that asks its visitors the same is a website', async () => {
		expect((await proposeFor('/keine-mauer')).captions).toContain('Startseite');
	});
});
