import type { Page } from '@playwright/test';
import { openSettled } from './support/open-settled.ts';
import { pageKinds, projektPath, sample } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** Texts that reach beyond the page's width or are cut off by a box that hides what is too long. */
function abgeschnitten(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const breite = document.documentElement.clientWidth;
		const faelle: string[] = [];
		if (document.documentElement.scrollWidth > breite) {
			faelle.push(`page is ${document.documentElement.scrollWidth} px wide instead of ${breite}`);
		}
		const texte = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		for (let knoten = texte.nextNode(); knoten; knoten = texte.nextNode()) {
			const element = knoten.parentElement;
			if (!element || !knoten.textContent?.trim() || !element.checkVisibility()) continue;
			if (element.closest('.nur-vorlesen, script, style, svg, [aria-hidden=true]')) continue;
			const bereich = document.createRange();
			bereich.selectNodeContents(knoten);
			const { left, right } = bereich.getBoundingClientRect();
			const inReihe = element.closest('[aria-roledescription] li');
			if (!inReihe && (left < -1 || right > breite + 1)) {
				faelle.push(`„${knoten.textContent.trim()}“ reaches from ${left} to ${right}`);
			}
			// Slides beyond the carousel's edge are not cut off, they wait for their turn.
			for (let box: Element | null = inReihe ? null : element; box; box = box.parentElement) {
				const { overflowX, overflowY } = getComputedStyle(box);
				const versteckt = [overflowX, overflowY].some((o) => o === 'hidden' || o === 'clip');
				if (!versteckt || box === document.body) continue;
				const rand = box.getBoundingClientRect();
				const { top, bottom } = bereich.getBoundingClientRect();
				if (right > rand.right + 1 || bottom > rand.bottom + 1 || top < rand.top - 1) {
					faelle.push(`„${knoten.textContent.trim()}“ is cut off by ${box.className}`);
				}
			}
		}
		return faelle;
	});
}

/** What a visitor's own styles do to text, without the page's media queries hearing of it. */
const enlarged = [
	['text alone at 200 %', 'html { font-size: 200% !important }'],
	[
		'spacing of WCAG 1.4.12',
		'* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }',
	],
] as const;

function restyle(page: Page, css: string): Promise<void> {
	return page.evaluate((text) => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(text);
		document.adoptedStyleSheets = [sheet];
	}, css);
}

for (const { name, pfad } of pageKinds) {
	test(`${name} loses nothing at 400 % zoom, with text at 200 % and with wider spacing`, async ({
		page,
	}) => {
		await openSettled(page, pfad);
		await page.setViewportSize({ width: 320, height: 640 });
		expect.soft(await abgeschnitten(page), '320 px').toEqual([]);

		for (const [what, css] of enlarged) {
			await restyle(page, css);
			for (const width of [1280, 390, 320]) {
				await page.setViewportSize({ width, height: 800 });
				expect.soft(await abgeschnitten(page), `${what}, ${width} px`).toEqual([]);
			}
		}
		await restyle(page, '');

		const cdp = await page.context().newCDPSession(page);
		await cdp.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
		for (const width of [1280, 390]) {
			await page.setViewportSize({ width, height: 800 });
			const schrift = () =>
				page.evaluate(() => getComputedStyle(document.body.parentElement as Element).fontSize);
			await expect.poll(schrift).toBe('32px');
			expect.soft(await abgeschnitten(page), `large text, ${width} px`).toEqual([]);
		}
	});
}

/** Controls in `wo` and outside running text whose area that answers to a click is smaller than 44 px by 44. */
function zuKlein(page: Page, wo = 'body'): Promise<string[]> {
	return page.evaluate((steuerung) => {
		const faelle: string[] = [];
		for (const element of document.querySelectorAll<HTMLElement>(steuerung)) {
			const sichtbar = element.checkVisibility({ visibilityProperty: true });
			if (!sichtbar || imText(element)) continue;
			element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
			const { x, y, width, height } = element.getBoundingClientRect();
			const [mx, my] = [x + width / 2, y + height / 2];
			const ausserSicht = mx < 0 || mx > innerWidth || my < 0 || my > innerHeight;
			if (width <= 1 || height <= 1 || ausserSicht) continue;
			const breite = reicht(element, mx, my, 1, 0) + reicht(element, mx, my, -1, 0) + 1;
			const hoehe = reicht(element, mx, my, 0, 1) + reicht(element, mx, my, 0, -1) + 1;
			if (breite < 44 || hoehe < 44) {
				const name =
					element.getAttribute('aria-label') ?? element.textContent?.trim() ?? element.id;
				faelle.push(`${element.tagName} „${name || element.id}“: ${breite} × ${hoehe} px`);
			}
		}
		return faelle;

		/** Pixels from the middle in one direction on which a click still means the element. */
		function reicht(element: Element, x: number, y: number, dx: number, dy: number): number {
			let weg = 0;
			while (weg < 60 && trifft(element, x + (weg + 1) * dx, y + (weg + 1) * dy)) weg += 1;
			return weg;
		}
		function trifft(element: Element, x: number, y: number): boolean {
			const getroffen = document.elementFromPoint(x, y);
			if (!getroffen) return false;
			const label = getroffen.closest('label');
			return element.contains(getroffen) || label?.control === element;
		}
		function imText(element: HTMLElement): boolean {
			const absatz = element.closest('p, dd, td, address, section li');
			if (!absatz || getComputedStyle(element).display !== 'inline') return false;
			return (absatz.textContent ?? '').trim() !== (element.textContent ?? '').trim();
		}
	}, `${wo} :is(a[href], button:enabled, input, textarea, summary)`);
}

test.describe('on a touch screen', () => {
	test.use({ hasTouch: true });

	for (const { name, pfad } of pageKinds) {
		test(`every control of ${name} outside running text is 44 px wide and high`, async ({
			page,
		}) => {
			for (const width of [390, 1280]) {
				await page.setViewportSize({ width, height: 800 });
				if (width === 390) await openSettled(page, pfad);
				// The carousel follows a new width a moment later.
				await expect.poll(() => zuKlein(page), `${width} px`).toEqual([]);
			}
		});
	}
});

test('the links of the open menu and the viewer’s buttons are large enough', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 800 });
	await openSettled(page, projektPath(sample));
	await page.getByRole('button', { name: 'Menü öffnen' }).click();
	await expect(page.getByRole('button', { name: 'Menü schließen' })).toBeVisible();
	expect(await zuKlein(page, '#navigation')).toEqual([]);
	await page.keyboard.press('Escape');
	await page.getByRole('link', { name: 'vergrößern' }).nth(1).click();
	await expect(page.locator('#viewer:modal')).toBeAttached();
	for (const knopf of await page.getByRole('dialog').getByRole('link').all()) {
		const kasten = await knopf.boundingBox();
		expect(Math.min(kasten?.width ?? 0, kasten?.height ?? 0)).toBeGreaterThanOrEqual(44);
	}
});
