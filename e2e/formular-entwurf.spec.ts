import {
	anfrageVon,
	DANK,
	erwarteWerte,
	formularLebt,
	gespeichert,
	LEER,
	oeffneAls,
	oeffneFormular,
	sende,
} from './support/formular.ts';
import { holdBack } from './support/hold-back.ts';
import { expect, test } from './support/test.ts';

test('every change is stored at once, as JSON of the six fields under the key form', async ({
	page,
}) => {
	await oeffneFormular(page);
	expect(await gespeichert(page)).toEqual({});
	await page.getByLabel('Vorname').pressSequentially('Jo');
	expect(await gespeichert(page)).toEqual({ form: { ...LEER, vorname: 'Jo' } });
	await page.getByRole('checkbox').check();
	expect(await gespeichert(page)).toEqual({ form: { ...LEER, vorname: 'Jo', checkbox: true } });
	await page.getByRole('checkbox').uncheck();
	expect(await gespeichert(page)).toEqual({ form: { ...LEER, vorname: 'Jo' } });
});

test('the draft is back after a reload and on a later visit', async ({ page }) => {
	const anfrage = await oeffneAls(page, 'Entwurf');
	await page.reload();
	await formularLebt(page);
	await erwarteWerte(page, anfrage);

	const spaeter = await page.context().newPage();
	await oeffneFormular(spaeter);
	await erwarteWerte(spaeter, anfrage);
});

test('what was typed before the script arrived stays, the draft fills in the rest', async ({
	page,
}) => {
	await page.goto('/impressum');
	await page.evaluate(
		(entwurf) => localStorage.setItem('form', JSON.stringify(entwurf)),
		anfrageVon('Frueh'),
	);
	const lass = await holdBack(page, '**/*.js');
	await page.goto('/kontakt', { waitUntil: 'commit' });
	await page.getByLabel('Vorname').fill('Vor dem Skript');
	await page.getByLabel('Nachricht').fill('Schon geschrieben');
	lass();
	await formularLebt(page);
	await erwarteWerte(page, {
		...anfrageVon('Frueh'),
		vorname: 'Vor dem Skript',
		message: 'Schon geschrieben',
	});
	await expect
		.poll(() => gespeichert(page))
		.toMatchObject({
			form: { vorname: 'Vor dem Skript', nachname: 'Öztürk-Frueh', message: 'Schon geschrieben' },
		});
	await page.getByLabel('Nachname').press('End');
	await page.keyboard.type('!');
	expect(await gespeichert(page)).toMatchObject({
		form: { vorname: 'Vor dem Skript', nachname: 'Öztürk-Frueh!', message: 'Schon geschrieben' },
	});
});

test('a broken draft is as none', async ({ page }) => {
	await oeffneFormular(page);
	for (const kaputt of ['{', 'null', '[1]', '{"vorname":7}']) {
		await page.evaluate((wert) => localStorage.setItem('form', wert), kaputt);
		await page.reload();
		await formularLebt(page);
		await erwarteWerte(page, LEER);
		await page.getByLabel('Vorname').fill('Ina');
		expect(await gespeichert(page), kaputt).toEqual({ form: { ...LEER, vorname: 'Ina' } });
	}
});

for (const zustand of ['blocked', 'full']) {
	test(`where the browser’s storage is ${zustand} the form works all the same`, async ({
		page,
	}) => {
		await page.addInitScript((was) => {
			const fail = () => {
				throw new DOMException('No storage.', 'SecurityError');
			};
			if (was === 'full') Storage.prototype.setItem = fail;
			else Object.defineProperty(window, 'localStorage', { get: fail });
		}, zustand);
		await oeffneAls(page, 'Speicher');
		await sende(page);
		await expect(page.getByRole('alertdialog')).toContainText(DANK);
		await erwarteWerte(page, LEER);
	});
}
