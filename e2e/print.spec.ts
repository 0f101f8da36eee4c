import { inhaber } from '#shared/inhaber.ts';
import { galerie } from '../src/content/texte/galerie.ts';
import { projekt } from '../src/content/texte/projekt.ts';
import { rahmen } from '../src/content/texte/rahmen.ts';
import { recht } from '../src/content/texte/recht.ts';
import { start } from '../src/content/texte/start.ts';
import { openSettled } from '../testing/open-settled.ts';
import { longestNamed, projektPath } from '../testing/pages.ts';
import { boxOf } from './support/box-of.ts';
import { expect, test } from './support/test.ts';

for (const path of [projektPath(longestNamed), '/datenschutz']) {
	test(`${path} prints dark on white with addresses, on few A4 sheets`, async ({ page }) => {
		await openSettled(page, path);
		await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		for (const name of [
			rahmen.navigation.name,
			projekt.brotkrumen.name,
			rahmen.fusszeile.rechtliches,
			recht.inhalt,
		]) {
			await expect(page.getByRole('navigation', { name })).toHaveCount(0);
		}
		await expect(page.getByRole('link', { name: 'Projekt starten' })).toHaveCount(0);
		const buttons = page.getByRole('button').filter({ hasNotText: galerie.vergroessern });
		await expect(buttons, 'none but those of pictures').toHaveCount(0);
		const paragraphs = page.getByRole('main').getByRole('paragraph');
		await expect(paragraphs.locator('visible=true')).toHaveCount(await paragraphs.count());

		for (const link of await page.locator('main a[href^=http]').all()) {
			const address = RegExp(RegExp.escape((await link.getAttribute('href')) ?? ''));
			await expect(link).toHaveCSS('content', address, { pseudo: 'after' });
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

test('home prints all pictures and the owner’s address, without overlaps', async ({ page }) => {
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
});
