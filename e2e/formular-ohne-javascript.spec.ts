import { anfrageVon, DANK, ENDPUNKT, fuelle, sende } from './support/formular.ts';
import { storedOf } from './support/stored.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript the same form is answered with a page in the site’s own style', async ({
	page,
	dienst,
	postfach,
}) => {
	const anfrage = anfrageVon('OhneSkript');
	await page.goto('/kontakt');
	const schrift = () =>
		page.getByRole('heading', { level: 1 }).evaluate((h1) => getComputedStyle(h1).fontFamily);
	const vorher = await schrift();
	await fuelle(page, { ...anfrage, nachname: '' });
	await sende(page);
	await expect(page.getByLabel('Nachname'), 'held back by the browser').toBeFocused();
	await page.getByLabel('Nachname').fill(anfrage.nachname);
	const gesendet = page.waitForRequest(ENDPUNKT);
	await sende(page);
	expect((await gesendet).headers()['content-type']).toContain('x-www-form-urlencoded');

	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank');
	await expect(page.getByText(DANK)).toBeVisible();
	await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible();
	await expect(page.getByRole('contentinfo')).toBeVisible();
	expect(await schrift()).toBe(vorher);
	await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);

	const { checkbox: _, ...spalten } = anfrage;
	expect(storedOf(dienst, anfrage.nachname)).toEqual([spalten]);
	const eingang = () => postfach.mails.filter(({ mail }) => mail.text?.includes(anfrage.email));
	await expect.poll(() => eingang().length).toBe(1);

	await page.getByRole('link', { name: 'Zurück zum Formular' }).click();
	await expect(page).toHaveURL('/kontakt');
});
