import {
	anfrageOf,
	EMPTY,
	ENDPOINT,
	expectValues,
	fillIn,
	formIsAlive,
	openAs,
	openForm,
	SUBMIT_LABEL,
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

	const later = await page.context().newPage();
	await openForm(later);
	await expectValues(later, anfrage);
});

test('what was typed before the script arrived stays, the draft fills in the rest', async ({
	page,
}) => {
	await page.goto('/impressum');
	const draft = JSON.stringify(anfrageOf('Frueh'));
	await page.evaluate((text) => localStorage.setItem('form', text), draft);
	const lass = await holdBack(page, '**/*.js');
	await page.goto('/kontakt', { waitUntil: 'commit' });
	await page.getByLabel('Vorname').fill('Vor dem Skript');
	await page.getByLabel('Nachricht').fill('Schon geschrieben');
	lass();
	await formIsAlive(page);
	const typed = { vorname: 'Vor dem Skript', message: 'Schon geschrieben' };
	const merged = { ...anfrageOf('Frueh'), ...typed };
	await expectValues(page, merged);
	await expect.poll(() => storedDraft(page)).toEqual({ form: merged });
	await page.getByLabel('Nachname').press('End');
	await page.keyboard.type('!');
	expect(await storedDraft(page)).toEqual({ form: { ...merged, nachname: 'Öztürk-Frueh!' } });
});

/** What others do to the form's markup: put something of theirs into it, or put all its texts into it. */
const foreign = {
	'a password manager': () =>
		document.querySelector('form label')?.before(document.createElement('font')),
	'a translator': () => {
		const texts = document.evaluate('//form//text()', document, null, 7);
		for (let i = 0; i < texts.snapshotLength; i++) {
			const text = texts.snapshotItem(i) as Text;
			const font = document.createElement('font');
			font.textContent = text.data;
			text.replaceWith(font);
		}
	},
};
for (const [who, touch] of Object.entries(foreign)) {
	test(`what was typed, and the caret, stay where ${who} changed the form before the script arrived`, async ({
		page,
		observation,
	}) => {
		observation.expect(/React error #418/);
		const lass = await holdBack(page, '**/*.js');
		await page.goto('/kontakt', { waitUntil: 'commit' });
		await fillIn(page, anfrageOf('Fremd'));
		await page.getByLabel('Nachricht').fill('Guten Tag');
		await page.keyboard.press('Home');
		await page.evaluate(touch);
		lass();
		await expect(page.locator('form font'), 'React has built the form anew').toHaveCount(0);
		await page.keyboard.type('Oh: ');
		await expectValues(page, { ...anfrageOf('Fremd'), message: 'Oh: Guten Tag' });
		expect(await storedDraft(page)).toMatchObject({ form: { message: 'Oh: Guten Tag' } });
	});
}

test('a form translated while it runs still refuses, sends and answers', async ({ page }) => {
	await openForm(page);
	await page.evaluate(foreign['a translator']);
	await submit(page);
	await page.evaluate(foreign['a translator']);
	await fillIn(page, anfrageOf('Uebersetzt'));
	const lass = await holdBack(page, ENDPOINT);
	await submit(page);
	await expect(page.getByRole('button', { name: 'Wird gesendet' })).toBeVisible();
	lass();
	await expect(page.getByRole('alertdialog')).toContainText(THANKS);
	await page.keyboard.press('Escape');
	await expect(page.getByRole('alertdialog')).toHaveCount(0);
	await expect(page.getByRole('button', { name: SUBMIT_LABEL })).toBeVisible();
});

test('two tabs write one draft, and what one sends or deletes is gone in both', async ({
	page,
}) => {
	await openForm(page);
	const other = await page.context().newPage();
	await openForm(other);
	await page.getByLabel('Nachricht').fill('Lang und mit Mühe');
	await other.getByLabel('Vorname').pressSequentially('J');
	for (const tab of [page, other]) {
		await expectValues(tab, { ...EMPTY, vorname: 'J', message: 'Lang und mit Mühe' });
	}
	expect(await storedDraft(page)).toMatchObject({ form: { message: 'Lang und mit Mühe' } });

	await submit(page);
	await page.getByRole('button', { name: 'Entwurf löschen' }).click();
	await expect(page.getByRole('status').filter({ hasText: 'gelöscht' })).toBeVisible();
	await expect(page.getByText(/^Bitte/)).toHaveCount(0);
	expect(await storedDraft(page)).toEqual({ form: EMPTY });
	for (const tab of [page, other]) await expectValues(tab, EMPTY);
});

test('a broken draft is as none', async ({ page }) => {
	await openForm(page);
	for (const broken of ['{', 'null', '[1]', '{"vorname":7}']) {
		await page.evaluate((value) => localStorage.setItem('form', value), broken);
		await page.reload();
		await formIsAlive(page);
		await expectValues(page, EMPTY);
		await page.getByLabel('Vorname').fill('Ina');
		expect(await storedDraft(page), broken).toEqual({ form: { ...EMPTY, vorname: 'Ina' } });
	}
});

for (const state of ['blocked', 'full']) {
	test(`where the browser’s storage is ${state} the form works all the same`, async ({ page }) => {
		await page.addInitScript((was) => {
			const fail = () => {
				throw new DOMException('No storage.', 'SecurityError');
			};
			if (was === 'full') Storage.prototype.setItem = fail;
			else Object.defineProperty(window, 'localStorage', { get: fail });
		}, state);
		await openAs(page, 'Speicher');
		await submit(page);
		await expect(page.getByRole('alertdialog')).toContainText(THANKS);
		await expectValues(page, EMPTY);
	});
}
