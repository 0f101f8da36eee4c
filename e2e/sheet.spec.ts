import type { Page } from '@playwright/test';
import { formular } from '../src/content/texte/formular.ts';
import { boxOf } from './support/box-of.ts';
import { anfrageOf, type ContactForm } from './support/contact-form.ts';
import { expect, onPhone, test } from './support/test.ts';

const NAMES = {
	'no name': ['', ''],
	'one letter': ['J', ''],
	'a long name': ['Dr. Anna-Lena', 'Überschär-Nakamura'],
	'200 letters without a space': ['a'.repeat(200), ''],
	'wide letters': ['WWW MMM WWW', 'MMM WWW MMM'],
	emoji: ['👩‍👩‍👧‍👦 Familie', 'Łukasz 🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉'],
	Hebrew: ['יעל', 'כהן לוי'],
} as const;

test('beside the form the sheet stays in sight while one scrolls; at every width every name stays inside it, and the page as wide as the window', async ({
	page,
	form,
}) => {
	await form.open();
	await form.button.scrollIntoViewIfNeeded();
	await form.button.focus();
	await expect(form.sheet.locator('[dir=auto]')).toBeInViewport({ ratio: 1 });
	for (const width of [320, 390, 768, 1024, 1440, 2560]) {
		await page.setViewportSize({ width, height: 900 });
		for (const [who, [first, last]] of Object.entries(NAMES)) {
			const what = `${who}, ${width} px`;
			await page.getByLabel('Vorname').fill(first);
			await page.getByLabel('Nachname').fill(last);
			const shown = await nameIn(form);
			expect(shown.left, what).toBeGreaterThanOrEqual(0);
			expect(shown.right, what).toBeGreaterThanOrEqual(0);
			expect(shown.top, what).toBeGreaterThan(0);
			expect(shown.bottom, what).toBeGreaterThan(0);
			expect(shown.lines, what).toBeLessThanOrEqual(2);
			expect(shown.size, what).toBeGreaterThanOrEqual(width < 360 ? 20 : 28);
			expect(await sideways(page), what).toBe(0);
		}
	}
});

/** How far the name's letters are from the sheet's edges, in how many lines they stand, and how high they are. */
function nameIn({ sheet }: ContactForm) {
	return sheet.locator('[dir=auto] > :first-child').evaluate((words) => {
		const range = document.createRange();
		range.selectNodeContents(words);
		const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
		const edge = words.closest('div')?.getBoundingClientRect() ?? new DOMRect();
		const size = Number.parseFloat(getComputedStyle(words).fontSize);
		return {
			left: Math.min(...rects.map(({ left }) => left)) - edge.left,
			right: edge.right - Math.max(...rects.map(({ right }) => right)),
			top: Math.min(...rects.map(({ top }) => top)) - edge.top,
			bottom: edge.bottom - Math.max(...rects.map(({ bottom }) => bottom)),
			lines: new Set(rects.map(({ bottom }) => Math.round(bottom / (size / 2)))).size,
			size,
		};
	});
}

function sideways(page: Page): Promise<number> {
	return page.evaluate(
		() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
	);
}

onPhone(
	'on a low phone it is 84 px high, on others twice that; it covers no field, and the page has its room before it arrives',
	async ({ page, form }) => {
		await page.setViewportSize({ width: 390, height: 420 });
		await form.open();
		const sheet = form.sheet.locator('div').first();
		for (const [height, drawn] of [
			[420, '84px'],
			[844, '168px'],
		] as const) {
			await page.setViewportSize({ width: 390, height });
			await expect(sheet).toHaveCSS('height', drawn);
			await form.button.click();
			for (const name of ['Nachricht', 'Telefon', 'E-Mail', 'Nachname', 'Vorname']) {
				await page.getByLabel(name).focus();
				const { y } = await boxOf(page.getByLabel(name));
				expect(y, name).toBeGreaterThanOrEqual((await boxOf(sheet)).bottom);
			}
			await expect(form.sheet.locator('[dir=auto]')).toBeInViewport({ ratio: 1 });
		}

		await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
		const top = () =>
			page.getByRole('heading', { level: 1 }).evaluate((h1) => h1.getBoundingClientRect().top);
		const withSheet = await top();
		expect(withSheet).toBeGreaterThan((await boxOf(form.sheet)).bottom);
		await form.sheet.evaluate((sheet) => sheet.remove());
		expect(await top()).toBe(withSheet);
	},
);

test('once an inquiry is stored, the sheet is seen finished beside the answer', async ({
	page,
	form,
}) => {
	await page.setViewportSize({ width: 1366, height: 650 });
	await form.open();
	await form.fillIn(anfrageOf('Daneben'));
	await form.button.focus();
	// The button is just below the header. A click would scroll the page.
	await form.button.evaluate((button) =>
		scrollBy({ top: button.getBoundingClientRect().top - 90, behavior: 'instant' }),
	);
	const top = () => form.sheet.evaluate((sheet) => sheet.getBoundingClientRect().top);
	await expect.poll(top, 'the sheet has left the window').toBeLessThan(0);
	await page.keyboard.press('Enter');
	await expect(form.reply).toBeVisible();
	await expect(form.sheet.locator('[dir=auto]')).toBeInViewport({ ratio: 1 });
	await expect(form.sheet.getByText(formular.blatt.eingang)).toBeInViewport({ ratio: 0.99 });
	expect((await boxOf(form.reply)).right).toBeLessThan((await boxOf(form.drawing)).x);
});

onPhone(
	'once an inquiry is stored, the answer stands below the finished sheet',
	async ({ page, form }) => {
		await form.open();
		await form.fillIn(anfrageOf('Telefon'));
		await form.button.click();
		await expect(form.reply).toBeVisible();
		const { bottom } = await boxOf(form.sheet.locator('div').first());
		expect((await boxOf(form.reply)).y).toBeGreaterThan(bottom);
		await expect(form.sheet.getByText(formular.blatt.eingang)).toBeInViewport({ ratio: 0.99 });
		expect(await sideways(page)).toBe(0);
	},
);
