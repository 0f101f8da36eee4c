import { inhaber } from '#shared/inhaber.ts';
import {
	anfrageVon,
	DANK,
	ENDPUNKT,
	erwarteWerte,
	fuelle,
	gespeichert,
	LEER,
	oeffneFormular,
	SENDEN,
} from './support/formular.ts';
import { storedOf } from './support/stored.ts';
import { expect, MAIL_TO, test } from './support/test.ts';

test('an inquiry is stored and reaches the owner by mail', async ({ page, dienst, postfach }) => {
	const anfrage = anfrageVon('Zustellung');
	await oeffneFormular(page);
	await fuelle(page, { ...anfrage, message: '' });
	// At the pace of a person: faster than two seconds counts as a machine.
	await page.getByLabel('Nachricht').pressSequentially(anfrage.message, { delay: 45 });
	await page.getByRole('button', { name: SENDEN }).click();
	await expect(page.getByRole('alertdialog')).toContainText(DANK);

	const { checkbox: _, ...spalten } = anfrage;
	expect(storedOf(dienst, anfrage.nachname)).toEqual([spalten]);

	const eingang = () => postfach.mails.filter(({ mail }) => mail.text?.includes(anfrage.email));
	await expect.poll(() => eingang().length).toBe(1);
	const [{ an, mail } = { an: [], mail: undefined }] = eingang();
	expect(an).toEqual([MAIL_TO]);
	expect(mail?.to).toEqual([{ address: MAIL_TO, name: inhaber.name }]);
	expect(mail?.replyTo).toEqual([
		{ address: anfrage.email, name: `${anfrage.vorname} ${anfrage.nachname}` },
	]);
	expect(mail?.subject).toMatch(/^Anfrage \w{4}-\w\w von /);
	expect(mail?.subject).toContain(`von ${anfrage.vorname} ${anfrage.nachname}`);
	expect(mail?.text).toContain(`Telefon: ${anfrage.phone}`);
	expect(mail?.text).toContain(anfrage.message);
});

test('after the answer the form is empty and so is the stored draft', async ({ page }) => {
	const anfrage = anfrageVon('Danach');
	await oeffneFormular(page);
	await fuelle(page, anfrage);
	expect(await gespeichert(page)).toEqual({ form: anfrage });
	await page.getByRole('button', { name: SENDEN }).click();
	await expect(page.getByRole('alertdialog')).toBeVisible();
	await erwarteWerte(page, LEER);
	expect(await gespeichert(page)).toEqual({ form: LEER });
});

test('exactly the six fields go out as JSON to the relative address', async ({ page }) => {
	const anfrage = anfrageVon('Felder');
	await oeffneFormular(page);
	await fuelle(page, anfrage);
	const gesendet = page.waitForRequest(ENDPUNKT);
	await page.getByRole('button', { name: SENDEN }).click();
	const anruf = await gesendet;
	expect(anruf.method()).toBe('POST');
	expect(new URL(anruf.url()).pathname).toBe('/backend/sendMail.php');
	expect(anruf.headers()['content-type']).toContain('application/json');
	expect(anruf.postDataJSON()).toEqual(anfrage);
});

test('a double click and Enter in between send once', async ({ page, dienst, postfach }) => {
	const anfrage = anfrageVon('Doppelklick');
	let anrufe = 0;
	let antworte: () => void = () => {};
	const freigabe = new Promise<void>((resolve) => {
		antworte = resolve;
	});
	await page.route(ENDPUNKT, async (route) => {
		anrufe += 1;
		await freigabe;
		await route.continue();
	});
	await oeffneFormular(page);
	await fuelle(page, anfrage);
	await page.getByRole('button', { name: SENDEN }).dblclick();
	await page.getByLabel('Vorname').press('Enter');
	await page.getByRole('button', { name: 'Wird gesendet' }).click({ force: true });
	antworte();
	await expect(page.getByRole('alertdialog')).toBeVisible();
	expect(anrufe).toBe(1);
	expect(storedOf(dienst, anfrage.nachname)).toHaveLength(1);
	const eingang = () => postfach.mails.filter(({ mail }) => mail.text?.includes(anfrage.email));
	await expect.poll(() => eingang().length).toBe(1);
});

test('only the required fields are needed', async ({ page, dienst }) => {
	const anfrage = { ...anfrageVon('Knapp'), phone: '', message: '' };
	await oeffneFormular(page);
	await fuelle(page, anfrage);
	await page.getByRole('button', { name: SENDEN }).click();
	await expect(page.getByRole('alertdialog')).toContainText(DANK);
	expect(storedOf(dienst, anfrage.nachname)).toMatchObject([{ phone: '', message: '' }]);
});

for (const eingang of ['2026-11-22T13:42:05Z', undefined]) {
	test(`a reply ${eingang ? 'with' : 'without'} a time of receipt has ${eingang ? 'the' : 'no'} stamp`, async ({
		page,
	}) => {
		const json = { message: 'Angekommen.', eingang };
		await page.route(ENDPUNKT, (route) => route.fulfill({ json }));
		await oeffneFormular(page);
		await fuelle(page, anfrageVon('Stempel'));
		await page.getByRole('button', { name: SENDEN }).click();
		const box = page.getByRole('alertdialog');
		await expect(box).toContainText('Angekommen.');
		const stempel = box.getByRole('time');
		if (!eingang) await expect(stempel).toHaveCount(0);
		else await expect(stempel).toHaveAttribute('datetime', '2026-11-22T13:42:05.000Z');
	});
}

test.describe('the alert box', () => {
	test.beforeEach(async ({ page }) => {
		await page.route(ENDPUNKT, (route) => route.fulfill({ json: { message: 'Angekommen.' } }));
		await oeffneFormular(page);
		await fuelle(page, anfrageVon('Meldung'));
	});

	test('is modal, has a name, and its one button has the focus', async ({ page }) => {
		await page.getByRole('button', { name: SENDEN }).click();
		const box = page.getByRole('alertdialog', { name: 'Rückmeldung' });
		await expect(box).toHaveAccessibleDescription('Angekommen.');
		await expect(box.getByRole('button')).toHaveCount(1);
		await expect(box.getByRole('button', { name: 'Schließen' })).toBeFocused();
		expect(await box.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
		await page.keyboard.press('Tab');
		await page.keyboard.press('Tab');
		const draussen = page.getByRole('main').locator('input:focus, a:focus');
		await expect(draussen).toHaveCount(0);
	});

	for (const weg of ['its button', 'Escape']) {
		test(`closes by ${weg} and gives the focus back to the form`, async ({ page }) => {
			await page.getByRole('button', { name: SENDEN }).press('Enter');
			const box = page.getByRole('alertdialog');
			await expect(box).toBeVisible();
			if (weg === 'Escape') await page.keyboard.press('Escape');
			else await box.getByRole('button', { name: 'Schließen' }).click();
			await expect(box).toBeHidden();
			await expect(page.locator('form :focus')).toHaveCount(1);
		});
	}
});

test('the progress bar starts at 8 %, creeps every 800 ms, and ends with the answer', async ({
	page,
}) => {
	let antworte: () => void = () => {};
	const freigabe = new Promise<void>((resolve) => {
		antworte = resolve;
	});
	await page.route(ENDPUNKT, async (route) => {
		await freigabe;
		await route.fulfill({ json: { message: 'Angekommen.' } });
	});
	await oeffneFormular(page);
	await fuelle(page, anfrageVon('Balken'));
	await page.clock.install();
	await page.clock.pauseAt(Date.now() + 60_000);
	const balken = page.getByRole('progressbar', { name: 'Anfrage wird gesendet' });
	await expect(balken).toHaveCount(0);
	await page.getByRole('button', { name: SENDEN }).click();

	const wert = async () => Number(await balken.getAttribute('aria-valuenow'));
	await expect(balken).toHaveAttribute('aria-valuenow', '8');
	await page.clock.runFor(799);
	expect(await wert()).toBe(8);
	await page.clock.runFor(1);
	await expect.poll(wert).toBeGreaterThan(8);
	const nachEinem = await wert();
	await page.clock.runFor(800);
	await expect.poll(wert).toBeGreaterThan(nachEinem);
	expect(await balken.evaluate((b) => getComputedStyle(b).transitionDuration)).toBe('0.2s');

	antworte();
	await expect(page.getByRole('alertdialog')).toBeVisible();
	await page.clock.runFor(1000);
	await expect(balken).toHaveCount(0);
});
