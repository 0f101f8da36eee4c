import { anfrageVon, DANK, fuelle, SENDEN } from './support/formular.ts';
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
	await fuelle(page, anfrage);
	const gesendet = page.waitForRequest('**/backend/sendMail.php');
	await page.getByRole('button', { name: SENDEN }).click();
	expect((await gesendet).headers()['content-type']).toContain('x-www-form-urlencoded');

	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank');
	await expect(page.getByText(DANK)).toBeVisible();
	await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible();
	await expect(page.getByRole('contentinfo')).toBeVisible();
	const schrift = (name: string) =>
		page
			.getByRole('heading', { level: 1 })
			.evaluate((h1, k) => getComputedStyle(h1)[k as 'color'], name);
	expect(await schrift('fontFamily')).toContain('Schibsted Grotesk');
	await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);

	const { checkbox: _, ...spalten } = anfrage;
	expect(storedOf(dienst, anfrage.nachname)).toEqual([spalten]);
	const eingang = () => postfach.mails.filter(({ mail }) => mail.text?.includes(anfrage.email));
	await expect.poll(() => eingang().length).toBe(1);

	await page.getByRole('link', { name: 'Zurück zum Formular' }).click();
	await expect(page).toHaveURL('/kontakt');
});

test('without JavaScript the browser itself holds back what is incomplete', async ({ page }) => {
	await page.goto('/kontakt');
	await fuelle(page, { ...anfrageVon('Unvollstaendig'), nachname: '' });
	await page.getByRole('button', { name: SENDEN }).click();
	await expect(page.getByLabel('Nachname')).toBeFocused();
	await expect(page).toHaveURL('/kontakt');
});
