import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../recorder/website/open-browser.ts';
import { buildSite, otherOwner } from './testing/other-owner.ts';

const { root, dist, order } = otherOwner();

beforeAll(() => buildSite(root));

test('the site of another owner with five projects passes the strict build and shows no placeholder', () => {
	const texts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
		/\.(html|txt|xml|json|js|svg|webmanifest)$/.test(name),
	);
	const finds = texts.filter((name) =>
		/muster(mann|stra|stadt|-hosting)|\.example|DE0{9}/i.test(read(name)),
	);
	expect(texts.length).toBeGreaterThan(15);
	expect(finds).toEqual([]);
	const start = read('index.html');
	const row = [...start.matchAll(/<article[\s\S]*?href="\/portfolio\/([a-z0-9-]+)"/g)];
	expect(row.map(([, slug]) => slug)).toEqual(order);
});

test('optional facts are on home and Kontakt; one that is left out leaves no empty element', () => {
	const start = read('index.html');
	const kontakt = read('kontakt.html');
	const paragraphs = [...start.matchAll(/<p[^>]*>([^<]+)/g)].map(([, text]) => text);
	expect(paragraphs).toContain('Dortmund und online');
	const headings = [...start.matchAll(/<h[23][^>]*>([^<]+)/g)].map(([, text]) => text);
	expect(headings).toEqual(expect.arrayContaining(['Leistungen', 'Neubau', 'Umbau', 'Pflege']));
	const cells = [...kontakt.matchAll(/<dt>([^<]*)<\/dt><dd>(?:<a[^>]*>)?([^<]*)/g)];
	const facts = cells.map(([, name, value]) => `${name}: ${value}`);
	expect(facts).toEqual(
		expect.arrayContaining([
			expect.stringMatching(/^Telefon, werktags bis 17 Uhr: \+49/),
			'Wo: Dortmund und online',
			'Antwort: am selben Tag',
			'Rahmen: ab 2.400 €',
			'Nächster Termin: März 2027',
		]),
	);
	expect(kontakt).toContain('In einem ersten Gespräch klären wir');
	expect(jsonLd(start)).toMatch(/"Place","name":"Dortmund.*"name":"Pflege"/);
	expect(jsonLd(kontakt)).toMatch(/"Place","name":"Dortmund/);
	expect(jsonLd(kontakt)).not.toContain('Pflege');
});

test('a quotation is on its project’s page, the first project’s on home too; figures name their source', () => {
	const [, second = '', third = ''] = order.map((slug) => read(`portfolio/${slug}.html`));
	const words = (html: string) =>
		[...html.matchAll(/<blockquote[^>]*><p>([^<]*)/g)].map(([, text]) => text);
	expect(words(read('index.html'))).toEqual(['„Läuft seit dem ersten Tag.“']);
	expect([words(second), words(third)]).toEqual([['„Läuft seit dem ersten Tag.“'], ['„Läuft.“']]);
	expect(second).not.toContain('Ergebnis');
	expect(third).toMatch(
		/<dt>bis alles steht<\/dt><dd[^>]*>2 s<\/dd><dd[^>]*>Quelle: eigene Messung</,
	);
});

test('the owner’s photo is in the profile card, the job title in headline, title and structured data', () => {
	const start = read('index.html');
	expect(start).toMatch(/<img[^>]*src="\/_astro\/foto\.[^"]*\.jpg"[^>]*alt="Foto von Ada Šimić"/);
	expect(start).not.toContain('Gezeichnetes Porträt');
	// The original, with what the camera wrote into it, stays at home.
	const photos = readdirSync(join(dist, '_astro')).filter((name) => /^foto\..*\.jpg$/.test(name));
	expect(photos).toHaveLength(1);
	expect(start).toMatch(
		/<title>Webdesign Šimić \| Ada Šimić<[\s\S]*<h1[^>]*><span[^>]*><span[^>]*>Webdesign<\/span> <span[^>]*>Šimić</,
	);
	expect(jsonLd(start)).toMatch(
		/"jobTitle":"Webdesign Šimić","image":"[^"]*\/_astro\/foto\.[^"]*\.jpg"/,
	);
});

test('a headline with accented letters is set in one font, and a dimension line of its length', async () => {
	await withSite(async (page) => {
		await page.setViewportSize({ width: 1280, height: 800 });
		for (const name of ['index.html', `portfolio/${order[0]}.html`]) {
			await page.goto(`http://haus.test/${name}`);
			const title = page.getByRole('heading', { level: 1 });
			const words = await title.evaluate(boxOfText);
			const line = title.locator('xpath=following-sibling::p');
			const from = await line.first().boundingBox();
			const to = await line.last().boundingBox();
			const length = (to?.x ?? 0) + (to?.width ?? 0) - (from?.x ?? 0);
			expect(words.x, name).toBeGreaterThan(0);
			expect(words.width, name).toBeGreaterThan(300);
			expect(Math.abs(length - words.width), name).toBeLessThan(20);
			const fonts = await fontsOf(page, 'h1 span:not(:has(*)):last-child');
			expect(fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont), name).toBe(true);
		}
	});
});

test('seven stations of a career take one row, on a narrow page two, with flags of one size', async () => {
	await withSite(async (page) => {
		for (const [width, rows] of [
			[1024, [4, 3]],
			[1920, [7]],
		] as const) {
			await page.setViewportSize({ width, height: 900 });
			await page.goto('http://haus.test/about.html');
			const list = page.getByRole('list').filter({ hasText: 'Station 1' });
			await list.locator('svg').last().waitFor();
			const right = await list.evaluate((box) => box.getBoundingClientRect().right);
			const flags = await list.locator('svg').evaluateAll((drawings) =>
				drawings.map((drawing) => {
					const { right } = drawing.getBoundingClientRect();
					const { a, f } = (drawing as SVGSVGElement).getScreenCTM() as DOMMatrix;
					return { right, ground: Math.round(f + a * 216), scale: a.toFixed(3) };
				}),
			);
			const grounds = [...new Set(flags.map(({ ground }) => ground))];
			const there = grounds.map((y) => flags.filter(({ ground }) => ground === y));
			expect(there.map((row) => row.length)).toEqual(rows);
			expect(new Set(flags.map(({ scale }) => scale)).size).toBe(1);
			for (const row of there) expect(row.at(-1)?.right).toBeGreaterThanOrEqual(right);
		}
	});
});

test('the Impressum names the business ID and the photographers', () => {
	const impressum = read('impressum.html').replace(/\u00a0/g, ' ');
	expect(impressum).toContain('gemäß § 139c Abgabenordnung: DE123456789-00001');
	const [, credits = ''] = /id="bildnachweis"[\s\S]*?<ul>([\s\S]*?)<\/ul>/.exec(impressum) ?? [];
	expect(credits.match(/[^<>]+: [^<>]+/g)).toEqual([
		'Foto von Ada Šimić: Jo Licht',
		'Fotos auf der Website „Šimić &amp; Łukasz Bau“: Kim Blende',
	]);
});

test('one profile and no VAT ID leave no gap in card, policy and Impressum', () => {
	expect(read('datenschutz.html')).toContain('Bei Mastodon habe ich ein eigenes Profil.');
	expect(read('about.html').match(/href="https:\/\/ruhr\.social\/@ada"/g)).toHaveLength(1);
	expect(read('impressum.html')).not.toContain('Umsatzsteuer');
});

test('built with KONTAKT=mail, Kontakt has telephone and e-mail where the form was, and the policy none', () => {
	const kontakt = read('kontakt.html');
	expect(kontakt).toMatch(
		/<p>So erreichen Sie mich<[\s\S]*"tel:\+49[\s\S]*"mailto:post@ada-simic\.de"/,
	);
	expect([kontakt.includes('<form'), kontakt.includes('astro-island')]).toEqual([false, false]);
	expect(read('datenschutz.html')).not.toMatch(/kontaktformular/i);
});

/** A browser's page in which the built site has the address http://haus.test. */
async function withSite(look: (page: Page) => Promise<void>): Promise<void> {
	await using browser = await openBrowser();
	const page = await browser.newPage();
	await page.route('**/*', (route) =>
		route.fulfill({ path: join(dist, new URL(route.request().url()).pathname) }),
	);
	await look(page);
}

/** The box around an element's words, from the first letter to the last. Runs inside the page. */
function boxOfText(element: Element): DOMRect {
	const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
	const range = document.createRange();
	range.selectNode(texts.nextNode() ?? element);
	while (texts.nextNode()) range.setEndAfter(texts.currentNode);
	return range.getBoundingClientRect();
}

/** The fonts whose glyphs the browser has put there. */
async function fontsOf(page: Page, selector: string): Promise<{ isCustomFont: boolean }[]> {
	const cdp = await page.context().newCDPSession(page);
	await cdp.send('DOM.enable');
	await cdp.send('CSS.enable');
	const { root } = await cdp.send('DOM.getDocument');
	const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector });
	return (await cdp.send('CSS.getPlatformFontsForNode', { nodeId })).fonts;
}

function read(name: string): string {
	return readFileSync(join(dist, name), 'utf8');
}

/** A page's JSON-LD. */
function jsonLd(html: string): string {
	return /<script type="application\/ld\+json">([^<]*)/.exec(html)?.[1] ?? '';
}
