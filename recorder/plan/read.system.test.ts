import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { pictureWindows } from '../pictures/take-picture.ts';
import { sharedBrowser } from '../testing/strangers.ts';
import { serveSite } from '../website/serve-site.ts';
import { type OpenPage, type Viewport, withPage } from '../website/with-page.ts';
import { drawDesktop, drawPhone } from './draw-page.ts';
import { screenshotOf } from './draw-pictures.ts';
import type { TextLine } from './parts.ts';

const html = `<!doctype html><meta charset="utf-8"><style>
	body { margin: 0; font: 20px/30px sans-serif }
	h1 { width: 120px; font: 700 40px/44px sans-serif; margin: 0 }
	.below { position: relative; z-index: -1; height: 40px; background: oklch(0.2 0.14 264) }
	.read-out { position: absolute; clip-path: inset(50%) }
	.frame { overflow: hidden; width: 100px; height: 20px }
	.photo { position: absolute; inset: 0; z-index: -2; scale: -1 1; background: linear-gradient(#0008, #0008), url(foto.png) }
	iframe { position: absolute; left: 900px; border: 0 }
	.veil { position: absolute; inset: 0; z-index: -2; background: #000; opacity: .5 }
	.underlined { background: linear-gradient(#000, #000) 0 100% / 0 3px no-repeat }
	.icon::before { content: '★'; font: 30px icons, sans-serif }
	.turned { width: 200px; rotate: 9deg; background: #c00 }
	.panel { position: relative; height: 40px }
	.panel::before { content: ''; position: absolute; inset: 0 50% 0 0; background: #123; transform: skewX(-45deg); transform-origin: 0 0 }
	.menu { width: 30px; height: 30px; background: url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>") no-repeat }
	.cut { width: 100px; height: 100px; object-fit: cover; object-position: 70% 0 }
	.scaled { width: 50px; transform: scale(2); transform-origin: 0 0; background: #eee; border-radius: 50% }
</style>
<p>oben</p><div class="photo"></div><iframe srcdoc="<div style='height:99px;background:#c00'>"></iframe><div class="veil"></div><div class="below">hinten</div>
<h1>Werk&shy;zeichnung</h1>
<details><summary>Menü</summary><p>zugeklappt</p></details>
<span class="read-out">unsichtbar</span>
<div class="frame"><p style="margin:0;text-transform:uppercase">breit</p></div>
<b class="underlined">Verweis</b><i class="icon"></i><div id="shadow"><template shadowrootmode="open"><em>im Schatten</em></template></div><img src="data:image/png;base64,AA=="><div class="turned">schräg</div><div class="scaled">groß</div><div class="panel"></div><hr style="border:0;border-top:1px solid"><div class="menu"></div>
<img class="cut" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 300 100'><path d='M0 0H9' stroke='red' stroke-width='6'/></svg>"><input value="Name" style="position:absolute;left:600px;top:700px;height:40px">
<svg width="100" height="60" viewBox="0 0 100 60"><path d="M10 30H90" stroke="#c00" stroke-width="12"/><linearGradient id="fade"><stop stop-color="#012"/></linearGradient><rect transform="scale(2)" width="30" height="20" style="fill:url(#fade)"/></svg>`;

test.concurrent('the parts of a page are read, and drawn in their places', async () => {
	const { parts, css, photos, drawn, painted } = await visit(html, {}, readAndDraw);

	const lines = parts.filter((part) => part.kind === 'line');
	expect(lines.map(({ role, type }) => `${role ?? ''} ${type.size}`)).toEqual([
		...['paragraph 20', ' 20', 'headline 40', 'headline 40', ' 20', 'paragraph 20', ' 20'],
		...[' 20', ' 20', ' 40'],
	]);
	expect(parts.filter(({ kind }) => kind === 'icon')).toHaveLength(1);
	expect((lines[3]?.baseline ?? 0) - (lines[2]?.baseline ?? 0)).toBeCloseTo(44, 0);
	const boxes = parts.filter((part) => part.kind === 'box');
	expect(boxes[4]).toMatchObject({ pseudo: '::before', fill: 'rgb(17, 34, 51)' });
	expect(boxes[5]?.borders).toEqual([1, 0, 0, 0]);
	const pictures = parts.filter((part) => part.kind === 'picture');
	expect(pictures).toHaveLength(5);
	expect(pictures[0]?.back.transform, 'mirrored').toBe('matrix(-1, 0, 0, 1, 1280, 0)');
	expect(boxes.slice(0, 2).map(({ fill }) => fill)).toEqual(['', 'rgba(0, 0, 84, 1)']);
	const looks = photos.map((photo) => sharp(photo).stats());
	const [behind, frame] = (await Promise.all(looks)).map(({ dominant }) => dominant.b - dominant.r);
	expect(behind, 'neither the veil nor what is in front of it').toBeGreaterThan(50);
	expect(frame, 'what a frame shows').toBeLessThan(-50);

	const paper = sharp(drawn).flatten({ background: '#fff' });
	const data = await paper.greyscale().raw().toBuffer();
	const ink = (x: number, y: number) => (data[Math.round(y) * 1280 + Math.round(x)] ?? 255) < 165;
	const isRuled = ({ box, baseline, xHeight }: TextLine, x = box.x + box.width / 2) =>
		[baseline, baseline - xHeight].map((y) => [-1, 0, 1].some((off) => ink(x, y + off)));
	const [above, , , , menu, wide, , shadow] = lines as [TextLine, ...TextLine[]];
	for (const line of [above, menu, shadow]) expect(isRuled(line as TextLine)).toEqual([true, true]);
	expect(isRuled(wide as TextLine), 'cut off below').toEqual([false, true]);
	expect(isRuled(above, 700)).toEqual([false, false]);

	expect(painted[0]).toMatch(/style="stroke-width: ?12px/);
	expect(painted.slice(1).join('')).toMatch(
		/="paper-line".*<rect [^>]*plan-dense-2[^>]*="line dense"/,
	);
	const plain = decodeURIComponent(css.replaceAll(/%(?![\dA-F]{2})/g, ''));
	expect(plain).toMatch(/content:url.*"0 0 300 100".*"M0 0H9".*="paper-line"/s);
	const inField = [...Array(30).keys()].filter((i) => ink(615, 705 + i));
	expect(inField.length, 'words in a field').toBeGreaterThan(1);
});

const shop = `<!doctype html><meta charset="utf-8"><style>body { width: 1000px; margin: 0; font: 18px sans-serif } h1 { margin: 40px; font: 700 60px/1 serif } .hidden { display: none; font: 100 200px monospace }
	header { height: 200px; background: #102a54 } .knopf { display: inline-block; padding: 16px 60px; background: #d22 }</style>
<h1 class="hidden">Versteckt</h1><header></header><h1>Brot</h1><a class="knopf" href="/a">Kaufen</a><a class="knopf" href="/b">Mieten</a>`;

test.concurrent('the note names the font of the headline that is seen, and the colour is that of the areas, not of buttons', async () => {
	const { facts, groundSource } = await visit(shop, {}, (open) => drawDesktop(open, 'bild-1'));
	expect(facts.hinweis?.text).toMatch(/^(?!.*mono).* 700, 60\/60$/i);
	expect(groundSource?.colour).toBe('rgb(16, 42, 84)');
});

test.concurrent('the phone’s plan is what the phone shows, with guide lines in their place on a page of fixed width, too', async () => {
	const { drawing } = await visit(shop, pictureWindows.telefon, (open) =>
		drawPhone(open, 'bild-4'),
	);
	const { data, info } = await sharp(drawing)
		.greyscale()
		.raw()
		.toBuffer({ resolveWithObject: true });
	expect(info).toMatchObject({ width: 780, height: 1688 });
	const isInk = (x: number, y: number) => (data[y * 780 + x] ?? 255) < 200;
	const ruled = [...Array(1520).keys()].filter((y) => [14, 18, 22].some((x) => isInk(x, y)));
	// Left of the headline, between the hatched header and the buttons, only guide lines are drawn.
	const [header, headline, buttons] = [200, 240, 340].map((y) => y * 0.78) as [
		number,
		number,
		number,
	];
	const guides = ruled.filter((y) => y > header + 4 && y < buttons - 6);
	expect(guides.length).toBeGreaterThan(1);
	expect(Math.min(...guides)).toBeGreaterThan(headline);
});

/** Opens a page with a picture beside it. */
async function visit<T>(
	content: string,
	viewport: Viewport,
	act: (open: OpenPage) => Promise<T>,
): Promise<T> {
	const folder = newFolder();
	await writeFile(path.join(folder, 'index.html'), content);
	const blue = sharp({ create: { width: 8, height: 8, channels: 3, background: '#246' } });
	await blue.toFile(path.join(folder, 'foto.png'));
	await using server = await serveSite(folder);
	const access = { base: server.url, hidden: [], kept: [], notes: new Map<string, string>() };
	return await withPage(await sharedBrowser(), access, '', viewport, act);
}

/** Gives the parts and photographs of an open page, and the drawn page. */
async function readAndDraw(open: OpenPage) {
	const { parts } = await open.inPage('readPage');
	const photos: Buffer[] = [];
	for (const part of parts) {
		if (part.kind !== 'picture' || part.vector) continue;
		const taken = await screenshotOf(open, part, { x: 0, y: 0, width: 1280, height: 800 });
		if (taken) photos.push(taken.png);
	}
	await drawDesktop(open, 'bild-1');
	const drawn = await open.shoot({ omitBackground: true });
	const painted = await open.page.evaluate(() =>
		[...document.querySelectorAll('[data-werkplan] > [data-paint]')].map((one) => one.outerHTML),
	);
	const css = (await open.page.locator('html > #plan-paint > style').textContent()) ?? '';
	return { parts, photos, drawn, painted, css };
}
