import { inhaber } from '#shared/inhaber.ts';
import { start } from '../src/content/texte/start.ts';
import { openSettled } from '../testing/open-settled.ts';
import { projektPath, sample } from '../testing/pages.ts';
import { boxOf } from './support/box-of.ts';
import { brightness } from './support/brightness.ts';
import { expect, test } from './support/test.ts';

for (const path of [projektPath(sample), '/datenschutz']) {
	test(`${path} on paper is text and links, dark on white, on few A4 sheets`, async ({ page }) => {
		await openSettled(page, path);
		await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		for (const name of ['Hauptnavigation', 'Sie sind hier', 'Rechtliches', 'Inhalt']) {
			await expect(page.getByRole('navigation', { name })).toHaveCount(0);
		}
		await expect(page.getByRole('link', { name: 'Projekt starten' })).toHaveCount(0);
		const buttons = page.getByRole('button').filter({ hasNotText: 'vergrößern' });
		await expect(buttons, 'only pictures stay').toHaveCount(0);
		const paragraphs = page.getByRole('main').getByRole('paragraph');
		await expect(paragraphs.locator('visible=true')).toHaveCount(await paragraphs.count());

		for (const link of await page.locator('main a[href^=http]').all()) {
			const told = RegExp(RegExp.escape((await link.getAttribute('href')) ?? ''));
			await expect(link).toHaveCSS('content', told, { pseudo: 'after' });
		}
		await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
		await expect(page.locator('body')).not.toHaveCSS('color', 'rgb(255, 255, 255)');

		const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
		const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length;
		expect(sheets).toBeGreaterThan(0);
		expect(sheets).toBeLessThanOrEqual(path === '/datenschutz' ? 10 : 4);
		const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
		expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842]);
	});
}

test('home on paper has all pictures, the owner’s address, no overlaps', async ({ page }) => {
	await openSettled(page, '/');
	await page.emulateMedia({ media: 'print' });
	await page.pdf();
	const windows = page.getByRole('region', { name: 'Projekte' }).getByRole('article');
	for (const card of await windows.all()) {
		await expect(card.locator('img').first()).not.toHaveJSProperty('naturalWidth', 0);
	}
	await expect(page.getByRole('contentinfo')).toContainText(inhaber.telefon);
	await expect(page.getByRole('contentinfo')).toContainText(inhaber.email);
	await page.setViewportSize({ width: 673, height: 1000 });
	const text = await boxOf(page.getByText(start.about.text.slice(0, 30)));
	const link = await boxOf(page.getByRole('link', { name: 'Mehr über mich' }));
	expect(link.y).toBeGreaterThanOrEqual(text.bottom);
	const picture = await boxOf(page.locator('[data-section]'));
	expect(picture.y).toBeGreaterThanOrEqual(link.bottom);
	const plan = page.locator('[data-section] picture:visible').last();
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ media: 'print', colorScheme });
		await plan.scrollIntoViewIfNeeded();
		const grey = async () => (await brightness(plan)).mean;
		await expect.poll(grey, `the plan, ${colorScheme}`).toBeGreaterThan(200);
	}
});
