import type { Locator, Page } from '@playwright/test';
import { holdBack } from './support/hold-back.ts';
import { observed } from './support/observed.ts';
import { openSettled } from './support/open-settled.ts';
import { expect, test } from './support/test.ts';

const griff = (page: Page): Locator =>
	page.getByRole('slider', { name: 'Schnittlinie verschieben' });
const schnitt = (page: Page): Locator => page.locator('[data-schnitt]');

/** Where the plan ends and where the handle's ring stands: the horizontal middle of both, in px. */
function lagen(page: Page): Promise<number[]> {
	return schnitt(page).evaluate((element) => {
		const buehne = [...element.querySelectorAll('[data-geraet]')].find((e) => e.checkVisibility());
		return [buehne?.lastElementChild, element.querySelector('input + *')].map((e) => {
			const { left = 0, width = 0 } = e?.getBoundingClientRect() ?? {};
			return Math.round(left + width / 2);
		});
	});
}

test('arrow and page keys move the line, and the handle says how much is plan', async ({
	page,
}) => {
	await page.goto('/');
	await expect(griff(page)).toHaveAttribute('aria-valuetext', '52 % Plan');
	for (const [taste, wert] of [
		['ArrowRight', 53],
		['PageUp', 63],
		['Home', 0],
		['End', 100],
	] as const) {
		await griff(page).press(taste);
		await expect(griff(page)).toHaveValue(String(wert));
		await expect(griff(page)).toHaveAttribute('aria-valuetext', `${wert} % Plan`);
		const [linie, ring] = await lagen(page);
		expect(Math.abs(Number(linie) - Number(ring)), taste).toBeLessThanOrEqual(1);
	}
});

for (const width of [390, 1280]) {
	test(`a drag on the stage moves line and handle, ${width} px wide`, async ({ page }) => {
		await page.setViewportSize({ width, height: 800 });
		await openSettled(page, '/');
		await griff(page).scrollIntoViewIfNeeded();
		const buehne = schnitt(page).locator('[data-geraet]:visible');
		const { x, y, width: breite, height } = (await buehne.boundingBox()) ?? fehlt();
		await page.mouse.move(x + breite / 2, y + height / 2);
		await page.mouse.down();
		await page.mouse.move(x + breite / 4, y + height / 2, { steps: 4 });
		await page.mouse.up();
		const [linie, ring] = await lagen(page);
		expect(Math.abs(Number(linie) - (x + breite / 4))).toBeLessThanOrEqual(3);
		expect(Math.abs(Number(linie) - Number(ring))).toBeLessThanOrEqual(3);
		await page.mouse.move(x + breite / 2, y + height / 2);
		expect(await lagen(page), 'after the button is up').toEqual([linie, ring]);
	});
}

test.describe('where things move', () => {
	test.use({ contextOptions: { reducedMotion: 'no-preference' } });
	test.beforeEach(async ({ page }) => {
		await page.clock.install();
		await page.clock.pauseAt(Date.now() + 60_000);
		await page.goto('/');
		await expect(griff(page)).toHaveValue('88');
	});

	test('the line travels once its pictures are seen, and rests', async ({ page }) => {
		const lass = await holdBack(page, '**/riss-*');
		await page.reload();
		await expect(griff(page)).toHaveValue('88');
		await look(schnitt(page));
		await page.clock.runFor(1000);
		await expect(griff(page), 'before its pictures').toHaveValue('88');
		lass();
		await arrives(page);
		await look(page.getByRole('banner'));
		await look(schnitt(page));
		await page.clock.runFor(100);
		await expect(griff(page)).toHaveValue('52');
	});

	test('it rests where the stage is taller than the window too', async ({ page }) => {
		for (const [width, height] of [
			[667, 375],
			[720, 450],
		] as const) {
			await page.setViewportSize({ width, height });
			await page.reload();
			await look(schnitt(page));
			await arrives(page);
		}
	});

	test('it does not travel once the visitor has touched it', async ({ page }) => {
		await griff(page).press('ArrowLeft');
		await look(schnitt(page));
		await page.clock.runFor(1000);
		await expect(griff(page)).toHaveValue('87');
	});
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });
	test('the line rests in the middle, and there is no handle', async ({ page }) => {
		await page.goto('/');
		await expect(griff(page)).toBeHidden();
		const bild = page.getByRole('img', { name: /^Links der Schnittlinie/ });
		await expect(bild.locator('visible=true')).toBeAttached();
	});
});

/** Scrolls there at once; resolves when the page knows that it is seen. */
async function look(ort: Locator): Promise<void> {
	await ort.evaluate((e) => e.scrollIntoView({ block: 'center', behavior: 'instant' }));
	await observed(ort);
}

/** The line comes to rest, once its pictures have arrived. */
function arrives(page: Page): Promise<void> {
	return expect(async () => {
		await page.clock.runFor(1000);
		await expect(griff(page)).toHaveValue('52', { timeout: 1 });
	}).toPass();
}

function fehlt(): never {
	throw new Error('there is no stage');
}
