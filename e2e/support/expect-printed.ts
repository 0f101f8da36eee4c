import type { Page } from '@playwright/test';
import { inhaber } from '#shared/inhaber.ts';
import { rahmen } from '../../src/content/texte/rahmen.ts';
import { expect } from './test.ts';
import { setStyles } from './text-size.ts';

/** Expects the open page, seen in the dark scheme, to print dark on white, with addresses, on no more than `most` sheets. */
export async function expectPrinted(page: Page, most: number): Promise<void> {
	const path = new URL(page.url()).pathname;
	await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
	await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
	await expect(page.getByRole('navigation'), path).toHaveCount(0);
	await expect(page.getByRole('link', { name: rahmen.aufruf.knopf }), path).toHaveCount(0);
	await expect(page.getByRole('contentinfo')).toContainText(inhaber.telefon);
	for (const link of await page.locator('main a[href^=http]').all()) {
		const address = RegExp(RegExp.escape((await link.getAttribute('href')) ?? ''));
		await expect(link).toHaveCSS('content', address, { pseudo: 'after' });
	}
	await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
	await expect(page.locator('body')).not.toHaveCSS('color', 'rgb(255, 255, 255)');

	// Of pictures their room is enough; to encode them takes nine tenths of the time.
	await setStyles(page, 'img, video { visibility: hidden !important }');
	const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
	const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length;
	expect(sheets, path).toBeGreaterThan(0);
	expect(sheets, path).toBeLessThanOrEqual(most);
}
