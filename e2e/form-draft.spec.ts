import {
	anfrageOf,
	EMPTY,
	expectValues,
	formIsAlive,
	openAs,
	openForm,
	storedDraft,
	submit,
	THANKS,
} from './support/form.ts';
import { holdBack } from './support/hold-back.ts';
import { expect, test } from './support/test.ts';

test('every change is stored at once, as JSON of the six fields under the key form', async ({
	page,
}) => {
	await openForm(page);
	expect(await storedDraft(page)).toEqual({});
	await page.getByLabel('Vorname').pressSequentially('Jo');
	expect(await storedDraft(page)).toEqual({ form: { ...EMPTY, vorname: 'Jo' } });
	await page.getByRole('checkbox').check();
	expect(await storedDraft(page)).toEqual({ form: { ...EMPTY, vorname: 'Jo', checkbox: true } });
	await page.getByRole('checkbox').uncheck();
	expect(await storedDraft(page)).toEqual({ form: { ...EMPTY, vorname: 'Jo' } });
});

test('the draft is back after a reload and on a later visit', async ({ page }) => {
	const anfrage = await openAs(page, 'Entwurf');
	await page.reload();
	await formIsAlive(page);
	await expectValues(page, anfrage);

	const spaeter = await page.context().newPage();
	await openForm(spaeter);
	await expectValues(spaeter, anfrage);
});

test('what was typed before the script arrived stays, the draft fills in the rest', async ({
	page,
}) => {
	await page.goto('/impressum');
	await page.evaluate(
		(entwurf) => localStorage.setItem('form', JSON.stringify(entwurf)),
		anfrageOf('Frueh'),
	);
	const lass = await holdBack(page, '**/*.js');
	await page.goto('/kontakt', { waitUntil: 'commit' });
	await page.getByLabel('Vorname').fill('Vor dem Skript');
	await page.getByLabel('Nachricht').fill('Schon geschrieben');
	lass();
	await formIsAlive(page);
	await expectValues(page, {
		...anfrageOf('Frueh'),
		vorname: 'Vor dem Skript',
		message: 'Schon geschrieben',
	});
	await expect
		.poll(() => storedDraft(page))
		.toMatchObject({
			form: { vorname: 'Vor dem Skript', nachname: 'Öztürk-Frueh', message: 'Schon geschrieben' },
		});
	await page.getByLabel('Nachname').press('End');
	await page.keyboard.type('!');
	expect(await storedDraft(page)).toMatchObject({
		form: { vorname: 'Vor dem Skript', nachname: 'Öztürk-Frueh!', message: 'Schon geschrieben' },
	});
});

test('a broken draft is as none', async ({ page }) => {
	await openForm(page);
	for (const kaputt of ['{', 'null', '[1]', '{"vorname":7}']) {
		await page.evaluate((wert) => localStorage.setItem('form', wert), kaputt);
		await page.reload();
		await formIsAlive(page);
		await expectValues(page, EMPTY);
		await page.getByLabel('Vorname').fill('Ina');
		expect(await storedDraft(page), kaputt).toEqual({ form: { ...EMPTY, vorname: 'Ina' } });
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
		await openAs(page, 'Speicher');
		await submit(page);
		await expect(page.getByRole('alertdialog')).toContainText(THANKS);
		await expectValues(page, EMPTY);
	});
}
