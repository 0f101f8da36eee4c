import { inhaber } from '#shared/inhaber.ts';
import { projektPath } from '#shared/projekt-schema.ts';
import { beispiele } from '../src/content/texte/beispiele.ts';
import { rahmen } from '../src/content/texte/rahmen.ts';
import { schnitt } from '../src/content/texte/schnitt.ts';
import { fragen } from '../src/facts/texts.ts';
import { noBreak } from '../src/lib/no-break.ts';
import { isShipped } from '../testing/is-shipped.ts';
import { openSettled } from '../testing/open-settled.ts';
import { homeClients, projekte } from '../testing/pages.ts';
import { boxOf } from './support/box-of.ts';
import { anfrageOf, ENDPOINT } from './support/contact-form.ts';
import { expect, test } from './support/test.ts';
import { setStyles } from './support/text-size.ts';

test('projects and the privacy policy print dark on white, with addresses, on few sheets', async ({
	page,
}) => {
	for (const [path, most] of [
		// An owner's story may be longer than the samples'.
		...projekte.map((projekt) => [projektPath(projekt), isShipped ? 3 : 5] as const),
		['/datenschutz', 10],
	] as const) {
		await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
		await openSettled(page, path);
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
});

test('every answer is printed, whichever is open', async ({ page }) => {
	test.skip(fragen.liste.length < 2, 'This owner answers no questions but one, which is open.');
	await openSettled(page, '/kontakt');
	await page.emulateMedia({ media: 'print' });
	const folded = page.locator('main details:not([open]) p');
	const seen = await folded.evaluateAll((all) => all.map((one) => one.checkVisibility()));
	expect(seen).toContain(true);
	expect(seen).not.toContain(false);
});

test('home prints the client’s page whole, below the headline and without tabs', async ({
	page,
}) => {
	const [client] = homeClients;
	test.skip(!client, 'No client’s page was drawn.');
	await page.setViewportSize({ width: 673, height: 1000 });
	await openSettled(page, '/');
	await page.emulateMedia({ media: 'print' });
	await expect(page.getByRole('radiogroup', { name: beispiele.wahl })).toHaveCount(0);
	const picture = await boxOf(page.getByRole('img', { name: schnitt.bild(client?.kunde ?? '') }));
	const headline = await boxOf(page.getByRole('heading', { level: 1 }));
	expect(picture.y - headline.bottom).toBeLessThan(40);
	const pitch = await boxOf(page.getByText(noBreak(inhaber.pitch), { exact: true }));
	expect(picture.bottom).toBeLessThan(pitch.y);
});

test('the answer to an inquiry is printed alone and whole', async ({ page, form }) => {
	const lines = Array.from({ length: 60 }, (_, i) => `Zeile ${i + 1}`).join('\n');
	await page.route(ENDPOINT, (route) => route.fulfill({ json: { message: lines } }));
	await form.open();
	await form.fillIn(anfrageOf('Druck'));
	await form.button.click();
	await expect(form.reply).toBeVisible();
	await page.emulateMedia({ media: 'print' });
	await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
	const pdf = (await page.pdf()).toString('latin1');
	expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});
