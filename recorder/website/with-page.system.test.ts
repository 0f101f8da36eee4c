import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import * as strangers from '../testing/strangers.ts';
import { house, html, phone, says, title } from '../testing/strangers.ts';
import { scrollTo } from './perform.ts';

/** Changes its colour ten times before it begins anew. */
const frames = Array.from({ length: 10 }, (_, i) => Array(64).fill([25 * i, 0, 0]));
const raw = { width: 8, height: 80, channels: 3, pageHeight: 8 } as const;
const film = sharp(Buffer.from(frames.flat(2)), { raw }).gif({ delay: frames.map(() => 30) });

const { visit, proposeFor, close } = await strangers.serveStrangers({
	// Below a header that stays, and wrapped by a script only where motion is allowed.
	'/app': html(
		`${strangers.shadow(`<style>h2{margin:0}</style><header style="position:sticky;top:0;height:110px;background:#eee">Haus</header><h1>Haus</h1>${strangers.sections.replace('Teil 3', 'Jolle „Grete“')}`)}<script>if (matchMedia('(prefers-reduced-motion: no-preference)').matches) for (const one of root.querySelectorAll('section')) { const box = document.createElement('div'); one.replaceWith(box); box.append(one) }</script>`,
	),
	// Reloads after a minute and once its service worker is there, changes its address, and snaps.
	'/unruhig': house(
		`<script>setTimeout(() => location.reload(), 60000); addEventListener('scroll', () => history.replaceState(null, '', '/abschnitt-2'));
		navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.addEventListener('controllerchange', () => location.reload()))</script>`,
		'html{scroll-snap-type:y mandatory}section{scroll-snap-align:start;height:100vh}',
	),
	'/sw.js': says(
		200,
		{ 'content-type': 'text/javascript' },
		'addEventListener("install", () => skipWaiting()); addEventListener("activate", (e) => e.waitUntil(clients.claim()))',
	),
	'/koerper': house('', 'html{overflow:hidden}body{height:100vh;overflow-y:auto}'),
	'/bewegt': html(
		'<h1>Haus</h1><svg width="99" height="99"><rect width="9" height="9"><animate attributeName="x" from="0" to="90" dur="3s" repeatCount="indefinite"/></rect></svg><img src="/bild.gif" width="60" height="60"><marquee>Neu</marquee>',
	),
	'/bild.gif': says(200, {}, await film.toBuffer()),
	'/breit': '<!doctype html><title>Haus</title><body style="width:1000px;margin:0"><h1>Haus</h1>',
	'/von-rechts':
		'<!doctype html><html dir="rtl"><meta name="viewport" content="width=device-width"><title>Haus</title><h1>Haus</h1><p style="width:500px">breit</p>',
	'/von-rechts-im-stil': html(
		'<h1>Haus</h1><p style="width:900px">breit</p>',
		'<meta name="viewport" content="width=device-width"><style>body{direction:rtl}</style>',
	),
});
afterAll(close);

describe.concurrent('a page', () => {
	const scrolls: strangers.Look = ({ page }) =>
		page.evaluate(() => {
			window.scrollTo(0, 9999);
			return window.scrollY > 1500;
		});
	const width: strangers.Look = ({ page }) => page.evaluate(() => Math.round(innerWidth / 10) * 10);
	const inWindow: strangers.Look = async (open, notes) => {
		const left = await open.page.locator('h1').evaluate((h1) => h1.getBoundingClientRect().left);
		return [await width(open, notes), left >= 0];
	};
	test.each<[why: string, path: string, look: strangers.Look, seen: unknown, typeof phone?]>([
		['whose body scrolls is scrolled', '/koerper', scrolls, true],
		['of fixed width is shown whole on a phone', '/breit', width, 1000, phone],
		[
			'from right to left is not moved by what is too wide',
			'/von-rechts',
			inWindow,
			[390, true],
			phone,
		],
		[
			'from right to left by style stays in its window',
			'/von-rechts-im-stil',
			inWindow,
			[390, true],
			phone,
		],
	])('%s', async (_why, path, look, seen, viewport) => {
		expect(await visit(path, look, viewport)).toEqual({ seen, notes: [] });
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
				await scrollTo(open, ziel, name);
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

	test('that would reload, change its address or snap stays, and glides', async () => {
		await visit('/unruhig', async (open, notes) => {
			await open.page.evaluate(() => window.scrollTo(0, 900));
			await open.runFor(90_000);
			await open.page.waitForTimeout(500);
			expect(await title(open, notes)).toBe('Haus');
			expect(await open.page.evaluate(() => Math.round(window.scrollY))).toBe(900);
		});
	});

	test('of one window says that nothing was found below', async () => {
		expect((await proposeFor('/breit')).notes.join()).toMatch(/nichts gefunden/);
	});

	test('stands still but for its drawings, which go by the page’s clock', async () => {
		await visit('/bewegt', async ({ page, inPage, shoot }) => {
			const shots = new Set<string>();
			for (let i = 0; i < 3; i++) {
				shots.add((await shoot()).toString('base64'));
				await page.waitForTimeout(130);
			}
			expect(shots.size).toBe(1);
			await inPage('pauseVideosAt', 2);
			const x = () => document.querySelector('rect')?.x.animVal.value;
			expect(await page.evaluate(x)).toBe(60);
		});
	});
});
