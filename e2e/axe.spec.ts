import { findFaults } from './support/find-faults.ts';
import { anfrageVon, ENDPUNKT, fuelle, oeffneFormular, SENDEN } from './support/formular.ts';
import { beispiel, projektPfad, seitenarten } from './support/seiten.ts';
import { expect, test } from './support/test.ts';

// Colours on their way from one to another are no colours to judge.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, pfad } of seitenarten) {
	test(`axe finds nothing on ${name}, wide and narrow, light and dark`, async ({ page }) => {
		await page.goto(pfad);
		for (const width of [1440, 390]) {
			await page.setViewportSize({ width, height: 900 });
			expect.soft(await findFaults(page), `${width} px`).toEqual([]);
			await page.emulateMedia({ colorScheme: width === 1440 ? 'dark' : 'light' });
			expect.soft(await findFaults(page, ['color-contrast']), `${width} px`).toEqual([]);
		}
	});
}

for (const colorScheme of ['light', 'dark'] as const) {
	test.describe(`in the ${colorScheme} scheme axe finds nothing`, () => {
		test.use({ colorScheme, viewport: { width: 390, height: 800 } });

		test('while the menu is open', async ({ page }) => {
			await page.goto('/');
			await page.getByRole('button', { name: 'Menü öffnen' }).click();
			expect(await findFaults(page)).toEqual([]);
		});

		test('while a picture is open', async ({ page }) => {
			await page.goto(projektPfad(beispiel));
			await page.getByRole('link', { name: 'vergrößern' }).nth(1).click();
			expect(await findFaults(page)).toEqual([]);
		});

		test('with the carousel alive', async ({ page }) => {
			await page.goto('/');
			await page.getByRole('region', { name: 'Projekte' }).scrollIntoViewIfNeeded();
			await page.getByRole('button', { name: 'Nächstes Projekt' }).click();
			expect(await findFaults(page)).toEqual([]);
		});

		test('in the form with messages, while it sends, and with the alert box', async ({ page }) => {
			let antworte: () => void = () => {};
			const freigabe = new Promise<void>((resolve) => {
				antworte = resolve;
			});
			await page.route(ENDPUNKT, async (route) => {
				await freigabe;
				await route.fulfill({ json: { message: 'Angekommen.' } });
			});
			await oeffneFormular(page);
			await page.getByRole('button', { name: SENDEN }).click();
			await expect(page.getByText(/^Bitte tragen Sie Ihren Vornamen/)).toBeVisible();
			expect(await findFaults(page), 'messages').toEqual([]);
			await fuelle(page, anfrageVon('Axe'));
			await page.getByRole('button', { name: SENDEN }).click();
			await expect(page.getByRole('progressbar')).toBeVisible();
			expect(await findFaults(page), 'while sending').toEqual([]);
			antworte();
			await expect(page.getByRole('alertdialog')).toBeVisible();
			expect(await findFaults(page), 'alert box').toEqual([]);
		});
	});
}
