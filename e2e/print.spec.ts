import { inhaber } from '#shared/inhaber.ts';
import { projektPath } from '#shared/projekt-schema.ts';
import { rahmen } from '../src/content/texte/rahmen.ts';
import { openSettled } from '../testing/open-settled.ts';
import { longestNamed, projekte } from '../testing/pages.ts';
import { expect, test } from './support/test.ts';

for (const [path, most] of [
	...(projekte.length > 0 ? [[projektPath(longestNamed), 5] as const] : []),
	['/datenschutz', 10],
] as const) {
	test(`${path} prints dark on white, with addresses, on few sheets`, async ({ page }) => {
		await openSettled(page, path);
		await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await expect(page.getByRole('navigation')).toHaveCount(0);
		await expect(page.getByRole('link', { name: rahmen.aufruf.knopf })).toHaveCount(0);
		await expect(page.getByRole('contentinfo')).toContainText(inhaber.telefon);
		for (const link of await page.locator('main a[href^=http]').all()) {
			const address = RegExp(RegExp.escape((await link.getAttribute('href')) ?? ''));
			await expect(link).toHaveCSS('content', address, { pseudo: 'after' });
		}
		await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
		await expect(page.locator('body')).not.toHaveCSS('color', 'rgb(255, 255, 255)');

		const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
		const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length;
		expect(sheets).toBeGreaterThan(0);
		expect(sheets).toBeLessThanOrEqual(most);
	});
}
