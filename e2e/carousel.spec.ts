import type { Locator, Page } from '@playwright/test';
import { holdBack } from './support/hold-back.ts';
import { openSettled } from './support/open-settled.ts';
import { inCarousel } from './support/pages.ts';
import { swipe } from './support/swipe.ts';
import { expect, test } from './support/test.ts';

const anzahl = inCarousel.length;
const karussell = (page: Page): Locator => page.getByRole('region', { name: 'Projekte' });
const blaetter = (page: Page): Locator => karussell(page).getByRole('listitem');
const zurueck = (page: Page): Locator => page.getByRole('button', { name: 'Vorheriges Projekt' });
const vor = (page: Page): Locator => page.getByRole('button', { name: 'Nächstes Projekt' });

/** The page with its carousel woken by the focus, as by any move of the visitor's towards it. */
async function oeffne(page: Page): Promise<void> {
	await openSettled(page, '/');
	await vor(page).focus();
	await lebt(page);
}

/** Nothing a visitor sees tells that the slides are Swiper's now, therefore this looks at its mark. */
async function lebt(page: Page): Promise<void> {
	await expect(karussell(page).locator('.swiper-initialized')).toBeAttached();
}

/** Numbers of the slides that stand whole in the carousel, and the pixels between neighbours. */
async function stellung(page: Page): Promise<{ sichtbar: number[]; luecken: number[] }> {
	const rahmen = await karussell(page).getByRole('list').locator('..').boundingBox();
	const kaesten = await Promise.all((await blaetter(page).all()).map((b) => b.boundingBox()));
	const nummern = kaesten.flatMap((kasten, i) => {
		if (!rahmen || !kasten) return [];
		const links = kasten.x - rahmen.x;
		const rechts = rahmen.x + rahmen.width - kasten.x - kasten.width;
		// The browser scrolls by whole pixels, Swiper by parts of one.
		return Math.min(links, rechts) > -0.6 ? [i + 1] : [];
	});
	const luecken = kaesten.slice(1).map((kasten, i) => {
		const links = kaesten[i];
		return kasten && links ? Math.round((kasten.x - links.x - links.width) * 10) / 10 : NaN;
	});
	return { sichtbar: nummern, luecken };
}

async function erwarteSichtbar(page: Page, nummern: number[]): Promise<void> {
	await expect.poll(async () => (await stellung(page)).sichtbar).toEqual(nummern);
	await expect(karussell(page).getByText(`Projekt ${nummern[0]} von ${anzahl}`)).toBeAttached();
}

for (const { breite, sichtbar } of [
	{ breite: 766, sichtbar: 1 },
	{ breite: 767, sichtbar: 2 },
]) {
	test.describe(`at ${breite} px`, () => {
		test.use({ viewport: { width: breite, height: 900 } });
		// With two projects in all and both in view there is nowhere to go.
		const letzte = Math.max(anzahl - sichtbar + 1, 1);
		const ab = (nummer: number) =>
			[0, 1].slice(0, sichtbar).map((i) => Math.min(nummer, letzte) + i);

		test(`${sichtbar} in view, 16 px apart; arrows and arrow keys walk to the end and back, never round`, async ({
			page,
		}) => {
			await page.emulateMedia({ reducedMotion: 'no-preference' });
			await oeffne(page);
			await erwarteSichtbar(page, ab(1));
			expect(new Set((await stellung(page)).luecken)).toEqual(new Set([16]));
			await expect(zurueck(page)).toBeDisabled();
			for (let nummer = 2; nummer <= letzte; nummer++) {
				await vor(page).click();
				await erwarteSichtbar(page, ab(nummer));
			}
			await expect(vor(page)).toBeDisabled();
			await expect(vor(page), 'whoever pressed it goes on from there').toBeFocused();
			await page.keyboard.press('Enter');
			await page.keyboard.press('ArrowRight');
			await erwarteSichtbar(page, ab(letzte));

			for (let nummer = letzte - 1; nummer >= 1; nummer--) {
				await page.keyboard.press('ArrowLeft');
				await erwarteSichtbar(page, ab(nummer));
			}
			await expect(zurueck(page)).toBeDisabled();
			await expect(vor(page)).toBeEnabled({ enabled: letzte > 1 });
			await page.keyboard.press('ArrowRight');
			await erwarteSichtbar(page, ab(2));
		});

		test('nothing shifts when it comes alive', async ({ page }) => {
			await openSettled(page, '/');
			await karussell(page).scrollIntoViewIfNeeded();
			const vorher = await lage(page);
			await vor(page).focus();
			await lebt(page);
			expect(await lage(page)).toEqual(vorher);
		});

		test('before its scripts are there, arrow and arrow keys move it; then it goes on from there', async ({
			page,
		}) => {
			await page.emulateMedia({ reducedMotion: 'no-preference' });
			const lass = await holdBack(page, '**/_astro/*.js');
			await page.goto('/', { waitUntil: 'commit' });
			await vor(page).click();
			await expect.poll(async () => (await stellung(page)).sichtbar).toEqual(ab(2));
			await page.keyboard.press('ArrowLeft');
			await expect.poll(async () => (await stellung(page)).sichtbar).toEqual(ab(1));
			await page.keyboard.press('ArrowRight');
			await expect.poll(async () => (await stellung(page)).sichtbar).toEqual(ab(2));
			const vorher = await lage(page);
			lass();
			await lebt(page);
			await erwarteSichtbar(page, ab(2));
			for (const [i, { x }] of (await lage(page)).entries()) {
				expect(Math.abs(x - (vorher[i]?.x ?? NaN)), 'nothing jumps').toBeLessThan(1);
			}
			if (letzte > 1) await zurueck(page).click();
			await erwarteSichtbar(page, ab(1));
		});
	});
}

/** Scrolls to the first slide; its box, with a height at which to touch it. */
async function firstSlide(page: Page): Promise<{ x: number; y: number; width: number }> {
	await blaetter(page).first().scrollIntoViewIfNeeded();
	const kasten = await blaetter(page).first().boundingBox();
	if (!kasten) throw new Error('Das erste Blatt ist nicht zu sehen.');
	return { ...kasten, y: kasten.y + 70 };
}

/** Where the slides stand, and what comes below. */
async function lage(page: Page): Promise<DOMRect[]> {
	const orte = blaetter(page).or(page.getByRole('contentinfo'));
	return orte.evaluateAll((alle) => alle.map((ort) => ort.getBoundingClientRect().toJSON()));
}

test('a mouse drags it on and back', async ({ page }) => {
	await page.setViewportSize({ width: 766, height: 900 });
	await oeffne(page);
	const { x, y, width } = await firstSlide(page);
	const drag = async (von: number, bis: number) => {
		await page.mouse.move(x + width * von, y);
		await page.mouse.down();
		await page.mouse.move(x + width * bis, y, { steps: 8 });
		await page.mouse.up();
	};
	await drag(0.8, 0.2);
	await erwarteSichtbar(page, [2]);
	await expect(page, 'dragging is no click').toHaveURL('/');
	await drag(0.2, 0.8);
	await erwarteSichtbar(page, [1]);
});

test.describe('on a touch screen', () => {
	test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

	test('a finger swipes it on, which wakes it, and back', async ({ page }) => {
		await openSettled(page, '/');
		const { y } = await firstSlide(page);
		await swipe(page, { x: 320, y }, { x: 60, y });
		await lebt(page);
		await erwarteSichtbar(page, [2]);
		await swipe(page, { x: 60, y }, { x: 320, y });
		await erwarteSichtbar(page, [1]);
	});
});

test('scripts that cannot be had leave the arrow moving the row', async ({ page, beobachtung }) => {
	await page.setViewportSize({ width: 390, height: 800 });
	beobachtung.erwarte(/ERR_FAILED|Error hydrating/);
	let versuche = 0;
	await page.route('**/_astro/Karussell*.js*', (route) => {
		versuche += 1;
		return route.abort();
	});
	await page.goto('/');
	for (const nummer of [2, 3].slice(0, anzahl - 1)) {
		await vor(page).click();
		await expect.poll(async () => (await stellung(page)).sichtbar).toEqual([nummer]);
	}
	const asked = async () => {
		await vor(page).dispatchEvent('pointermove', { pointerType: 'mouse' });
		return versuche;
	};
	// Astro itself tries twice; more were asked for by a further move.
	await expect.poll(asked).toBeGreaterThan(2);
});

test('a link reached with Tab comes into view as a slide', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 800 });
	await oeffne(page);
	const letztes = Math.min(anzahl, 3);
	for (let i = 1; i <= letztes; i++) await page.keyboard.press('Tab');
	await erwarteSichtbar(page, [letztes]);
	await expect(
		blaetter(page)
			.nth(letztes - 1)
			.getByRole('link'),
	).toBeInViewport();
});

test('a slide takes 300 ms, with reduced motion it jumps', async ({ page }) => {
	await page.setViewportSize({ width: 766, height: 900 });
	for (const [reducedMotion, erwartet] of [
		['no-preference', '0.3s'],
		['reduce', '0s'],
	] as const) {
		await page.emulateMedia({ reducedMotion });
		await oeffne(page);
		const reihe = await karussell(page).getByRole('list').elementHandle();
		const dauer = await vor(page).evaluate((knopf: HTMLButtonElement, liste) => {
			knopf.click();
			return liste && getComputedStyle(liste).transitionDuration;
		}, reihe);
		expect(dauer).toBe(erwartet);
		await erwarteSichtbar(page, [2]);
	}
});

test.describe('without JavaScript', () => {
	test.use({
		javaScriptEnabled: false,
		viewport: { width: 390, height: 800 },
		hasTouch: true,
		isMobile: true,
	});

	test('the row scrolls under a finger and snaps to a slide', async ({ page }) => {
		await page.goto('/');
		const { y } = await firstSlide(page);
		expect((await stellung(page)).sichtbar).toEqual([1]);
		expect(new Set((await stellung(page)).luecken)).toEqual(new Set([16]));
		await swipe(page, { x: 330, y }, { x: 60, y });
		await expect.poll(async () => (await stellung(page)).sichtbar).toEqual([2]);
		await expect(vor(page), 'arrows that do nothing').toBeHidden();
	});
});
