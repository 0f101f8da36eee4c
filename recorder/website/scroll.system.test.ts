import { afterAll, describe, expect, test } from 'vitest';
import * as strangers from '../testing/strangers.ts';
import { frame, house, html } from '../testing/strangers.ts';

/* Pages that lock the browser's own scrolling and move their parts by a script, as public reports describe them. */

const parts = ['Eins', 'Zwei', 'Drei', 'Vier'];
const sections = parts
	.map(
		(name, i) =>
			`<section id="t${i}" style="height:100vh"><h2>${name}</h2><p>Text ${name}</p></section>`,
	)
	.join('');
const locked = 'html{overflow:hidden}body{margin:0}h2{margin:0;padding:30px}';

/** Slides towards its place, frame by frame; a section that is not in view is hidden and not moved. */
const smooth = `<style>${locked} section{visibility:hidden}</style><main>${sections}</main><script>
let at = 0, to = 0; const all = [...document.querySelectorAll('section')];
addEventListener('wheel', (e) => { to = Math.max(0, Math.min(innerHeight * 3, to + e.deltaY * 1.5)); });
(function frame() {
	at += (to - at) * .2;
	all.forEach((s, i) => { const top = i * innerHeight - at, seen = Math.abs(top) < innerHeight;
		s.style.visibility = seen ? 'visible' : 'hidden'; s.style.transform = seen ? 'translateY(' + -at + 'px)' : ''; });
	requestAnimationFrame(frame);
})()</script>`;

/** Goes by whole windows, once in 700 ms. */
const byWindow = `<style>${locked} body{overflow:hidden} main{transition:transform .7s}</style><main>${sections}</main><script>
let at = 0, late = 0;
function go(way) { if (Date.now() < late || !way) return; late = Date.now() + 700; at = Math.max(0, Math.min(3, at + way)); document.querySelector('main').style.transform = 'translateY(' + -100 * at + 'vh)'; }
addEventListener('keydown', (e) => go({ PageDown: 1, PageUp: -1 }[e.key]))</script>`;

const { visit, proposeFor, close } = await strangers.serveStrangers({
	'/gleitend': html(smooth),
	'/tasten': html(byWindow),
	'/schloss': house('', 'html,body{height:100%;overflow:hidden}body{position:fixed;width:100%}'),
	'/spalte': html(
		`<div style="position:fixed;inset:0 48% 0 0;background:#eee"><a href="/werk"><img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'/>" width="400" height="400"></a></div><main style="position:absolute;inset:0 0 0 52%;overflow-y:auto"><h1>Haus</h1>${strangers.sections}</main>`,
	),
	'/breit': html(`<h1>Haus</h1><div style="width:3000px">${strangers.sections}</div>`),
	'/stumm': html(
		`<style>${locked} section{visibility:hidden}#t0{visibility:visible}</style>${sections}`,
	),
});
afterAll(close);

const inView: strangers.Look = ({ page }) =>
	page.evaluate(() => document.elementFromPoint(innerWidth / 2, 40)?.closest('section')?.id);

describe.concurrent('a page', () => {
	test.each(['/gleitend', '/tasten'])(
		'%s, which its own script moves, is scrolled by wheel or keys, down and up',
		async (path) => {
			const { seen } = await visit(path, async (open, notes) => {
				const height = await open.inPage('heightOfPage');
				const places = [];
				for (const place of ['#t2', 800, '#t3', 'oben'])
					places.push(await open.scroll.to(place), await inView(open, notes));
				return { height, isByScript: open.scroll.isByScript, places };
			});
			expect(seen).toEqual({
				height: 3200,
				isByScript: true,
				places: [1600, 't2', 800, 't1', 2400, 't3', 0, 't0'].map((value) =>
					typeof value === 'number' ? expect.closeTo(value, -1) : value,
				),
			});
		},
	);

	test('that its script moves is shown by its sections', async () => {
		const { script } = await proposeFor('/gleitend');
		const places = script.bilder.flatMap(({ ziel }) => (typeof ziel === 'number' ? [ziel] : []));
		expect(places.length).toBeGreaterThan(1);
	});

	test.each(['/schloss', '/spalte', '/breit'])(
		'%s, whose locks were left behind, whose column scrolls beside a panel or which is too wide, is scrolled by the browser, and never sideways',
		async (path) => {
			const { seen, notes } = await visit(path, async ({ scroll, inPage, page }) => {
				const sideways = () => page.evaluate(() => window.scrollX);
				await page.evaluate(() => window.scrollTo(500, 0));
				const way = [scroll.isByScript, await scroll.to(700), await sideways()];
				await page.evaluate(() => window.scrollTo(500, 0));
				await inPage('showFrame', { ...frame, scrollY: 800 });
				const ends = [await sideways(), (await inPage('heightOfPage')) > 2800];
				return [...way, ...ends, Number(await scroll.to(9999)) > 1500];
			});
			expect({ seen, notes }).toEqual({ seen: [false, 700, 0, 0, true, true], notes: [] });
		},
	);
});
