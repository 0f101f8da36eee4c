import { expectStored } from './support/expect-stored.ts';
import { anfrageOf, ENDPOINT, fillIn, submit, THANKS } from './support/form.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript the same form is answered with a page in the site’s own style', async ({
	page,
	service,
}) => {
	const anfrage = anfrageOf('OhneSkript');
	await page.goto('/kontakt');
	await fillIn(page, anfrage);
	const sent = page.waitForRequest(ENDPOINT);
	await submit(page);
	expect((await sent).headers()['content-type']).toContain('x-www-form-urlencoded');

	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank');
	await expect(page.getByText(THANKS)).toBeVisible();
	await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible();
	await expect(page.getByRole('contentinfo')).toBeVisible();
	await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
	expectStored(service, anfrage);

	await page.getByRole('link', { name: 'Zurück zum Formular' }).click();
	await expect(page).toHaveURL('/kontakt');
});
