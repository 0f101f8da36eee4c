import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { inhaber } from '#shared/inhaber.ts';
import { start } from '../src/content/texte/start.ts';
import { openSettled } from './support/open-settled.ts';
import { projektPath, sample } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** Mean brightness of what is to be seen there, 0 to 255. */
async function brightness(place: Locator): Promise<number> {
	const { channels } = await sharp(await place.screenshot())
		.greyscale()
		.stats();
	return channels[0]?.mean ?? 0;
}

for (const path of [projektPath(sample), '/datenschutz']) {
	test(`${path} on paper has its text, where links lead and no navigation, dark on white, on few A4 sheets`, async ({
		page,
	}) => {
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
			const told = await link.evaluate((a) => getComputedStyle(a, '::after').content);
			expect(told).toContain(await link.getAttribute('href'));
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

test('home on paper has every project’s picture, how to reach the owner, and nothing on top of other', async ({
	page,
}) => {
	await openSettled(page, '/');
	await page.emulateMedia({ media: 'print' });
	await page.pdf();
	const windows = page.getByRole('region', { name: 'Projekte' }).getByRole('article');
	for (const card of await windows.all()) {
		const picture = card.locator('img').first();
		await expect
			.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
			.toBeGreaterThan(100);
	}
	await expect(page.getByRole('contentinfo')).toContainText(inhaber.telefon);
	await expect(page.getByRole('contentinfo')).toContainText(inhaber.email);
	await page.setViewportSize({ width: 673, height: 1000 });
	const link = await page.getByRole('link', { name: 'Mehr über mich' }).boundingBox();
	const text = await page
		.getByRole('paragraph')
		.filter({ hasText: start.about.text.slice(0, 30) })
		.boundingBox();
	expect(link?.y).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0));
	const picture = await page.locator('[data-section]').boundingBox();
	expect(picture?.y).toBeGreaterThanOrEqual((link?.y ?? 0) + (link?.height ?? 0));
	const plan = page.locator('[data-section] picture:visible').last();
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ media: 'print', colorScheme });
		await plan.scrollIntoViewIfNeeded();
		await expect.poll(() => brightness(plan), `the plan, ${colorScheme}`).toBeGreaterThan(200);
	}
});
