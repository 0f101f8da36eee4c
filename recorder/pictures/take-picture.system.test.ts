import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import * as strangers from '../testing/strangers.ts';
import { house, html, phone } from '../testing/strangers.ts';
import { PICTURE } from '../thresholds.ts';
import { takePicture } from './take-picture.ts';

const follow = `<div id="punkt" style="position:fixed;left:0;top:0;width:60px;height:60px;border-radius:50%;background:#000;pointer-events:none"></div><div id="marke" style="position:fixed;right:9px;top:9px;width:60px;height:60px;background:#c00"></div><script>
let x = 90, y = 90, at = [90, 90]; addEventListener('mousemove', (e) => { x = e.clientX; y = e.clientY; });
(function frame() { at = [at[0] + (x - at[0]) * .3, at[1] + (y - at[1]) * .3]; punkt.style.transform = 'translate(' + (at[0] - 30) + 'px,' + (at[1] - 30) + 'px)'; requestAnimationFrame(frame); })()</script>`;

const typing = `<script>{ const words = 'Wir backen Brot.', h = document.querySelector('h1'); let n = 0;
setInterval(() => { n = (n + 1) % 48; h.textContent = words.slice(0, n <= 24 ? n : Math.max(0, 40 - n)); }, 90); }</script>`;

const { visit, proposeFor, close } = await strangers.serveStrangers({
	'/zeiger': house(follow),
	'/tippt': html(`<h1 style="font-size:60px">.</h1>${strangers.sections}${typing}`),
	'/weiss': html(
		`<h1>Haus</h1><div style="height:120vh"></div><div style="height:100vh;opacity:0"><p>Eins</p><p>Zwei</p><p>Drei</p><p>Vier</p></div>`,
	),
	'/fehler': house('<a id="laden"></a><p>Im Laden</p>'),
	'/weiss-anfang': html(
		`<div style="height:100vh;visibility:hidden"><h1>Haus</h1><p>Eins</p><p>Zwei</p></div>${strangers.sections}`,
	),
});
afterAll(close);

const picture = { name: 'bild-1', seite: '', alt: '', aktionen: [] };

describe.concurrent('a picture', () => {
	test.each([{}, phone])('shows no pointer that the page draws, in %o', async (window) => {
		const { seen, notes } = await visit(
			'/zeiger',
			async ({ page }) => [
				await page.locator('#punkt').isVisible(),
				await page.locator('#marke').isVisible(),
			],
			window,
		);
		expect({ seen, notes }).toEqual({ seen: [false, true], notes: [] });
	});

	test('shows a headline that types itself as a whole', async () => {
		const { seen, notes } = await visit('/tippt', async (open) => {
			await takePicture(open, { ...picture, geraet: 'desktop' });
			return open.page.locator('h1').textContent();
		});
		expect({ seen, notes }).toEqual({ seen: 'Wir backen Brot.', notes: [] });
	});

	test('of one colour, where words stand, is told', async () => {
		const { notes } = await visit('/weiss', async (open) => {
			await takePicture(open, { ...picture, geraet: 'desktop' });
			await takePicture(open, { ...picture, name: 'bild-2', geraet: 'desktop', ziel: 1000 });
		});
		expect(notes).toEqual([expect.stringMatching(/^bild-2 zeigt fast nur eine Farbe/)]);
	});

	test('of a script with faults is taken all the same, and they are told', async () => {
		const aktionen = [
			{ taste: 'Pfeil rechts', dauer: 1 },
			{ scroll: '#2024', dauer: 1 },
		];
		const { seen, notes } = await visit('/fehler', async (open) => {
			const detail = { ...picture, geraet: 'detail' as const, ziel: '#laden', aktionen };
			const { width, height } = await sharp(await takePicture(open, detail)).metadata();
			return { width, height };
		});
		expect(seen).toEqual({ width: 1280, height: PICTURE.strip });
		expect(notes).toEqual([
			expect.stringMatching(/^bild-1: Eine Taste „Pfeil rechts“ gibt es nicht/),
			expect.stringMatching(/^bild-1: „#2024“ gibt es auf der Seite nicht/),
		]);
	});

	test('of a page that begins with nothing is refused', async () => {
		await expect(proposeFor('/weiss-anfang')).rejects.toThrow('blieb leer');
	});
});
