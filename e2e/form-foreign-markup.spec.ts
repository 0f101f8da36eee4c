import { formular } from '../src/content/texte/formular.ts';
import { anfrageOf, ENDPOINT, THANKS } from './support/contact-form.ts';
import { holdBack } from './support/hold-back.ts';
import { expect, test } from './support/test.ts';
import { translate } from './support/translate.ts';

/** Browser extensions change the form's markup: they add elements, or wrap every text in one. */
const foreign: Record<string, (form: Element) => void> = {
	'a password manager': (form) =>
		form.querySelector('label')?.before(document.createElement('font')),
	'a translator': translate,
};
for (const [who, touch] of Object.entries(foreign)) {
	test(`text and caret stay when ${who} changes the form`, async ({ page, form, observation }) => {
		observation.expect(/React error #418/);
		const release = await holdBack(page, '**/*.js');
		await page.goto('/kontakt', { waitUntil: 'commit' });
		await form.fillIn(anfrageOf('Fremd'));
		await page.getByLabel('Nachricht').fill('Guten Tag');
		await page.keyboard.press('Home');
		await page.locator('form').evaluate(touch);
		release();
		await expect(page.locator('form font'), 'React has built the form anew').toHaveCount(0);
		await page.keyboard.type('Oh: ');
		await form.expectValues({ ...anfrageOf('Fremd'), message: 'Oh: Guten Tag' });
		expect(await form.stored()).toMatchObject({ form: { message: 'Oh: Guten Tag' } });
	});
}

test('a form translated in use still validates, sends and replies', async ({ page, form }) => {
	await form.open();
	await page.locator('form').evaluate(translate);
	await form.button.click();
	await page.locator('form').evaluate(translate);
	await form.fillIn(anfrageOf('Uebersetzt'));
	const release = await holdBack(page, ENDPOINT);
	await form.button.click();
	await expect(page.getByRole('button', { name: formular.sendet })).toBeVisible();
	release();
	await expect(form.reply).toContainText(THANKS);
	await page.keyboard.press('Escape');
	await expect(form.reply).toHaveCount(0);
	await expect(form.button).toBeVisible();
});
