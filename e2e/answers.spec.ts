import type { Page, Route } from '@playwright/test';
import { NOT_SENT_TITLE, RECEIVED_TITLE } from '#shared/form.ts';
import { EMPTY_FORM } from '../src/components/kontakt/form-values.ts';
import { formular } from '../src/content/texte/formular.ts';
import { anfrageOf, ENDPOINT } from './support/contact-form.ts';
import { expect, test } from './support/test.ts';

const anfrage = anfrageOf('Antwort');
const TAKEN = { stored: true, eingang: '2026-11-22T13:42:05Z', zeichen: '7K3F-22' };

/** What the form shows of an answer, and what is left of what was written. */
type Case = {
	name: string;
	answer: (route: Route, page: Page) => Promise<void>;
	/** The alert box's name; none where there is no box. */
	title?: string;
	isKept: boolean;
	line: number;
};
const refusals = [403, 413, 422, 429, 503].map((status) => ({
	name: `a refusal (${status})`,
	answer: (route: Route) => route.fulfill({ status, json: { message: 'Nein.', stored: false } }),
	title: NOT_SENT_TITLE,
	isKept: true,
	line: 35,
}));
const cases: Case[] = [
	{
		name: 'thanks',
		answer: (route) => route.fulfill({ json: { message: 'Danke.', ...TAKEN } }),
		title: RECEIVED_TITLE,
		isKept: false,
		line: -1,
	},
	...refusals,
	{
		name: 'a message of another server, whatever its status,',
		answer: (route) => route.fulfill({ status: 500, json: { message: 'Bitte später.' } }),
		title: formular.antwort.ohneTitel,
		isKept: false,
		line: 95,
	},
	{
		name: 'a page of a proxy',
		answer: (route) =>
			route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
		isKept: true,
		line: 35,
	},
	{ name: 'a lost connection', answer: (route) => route.abort(), isKept: true, line: 35 },
	{ name: 'no answer within 30 seconds', answer: async () => {}, isKept: true, line: 35 },
];

for (const { name, answer, title, isKept, line } of cases) {
	test(`${name} is ${title ? 'shown' : 'not shown'}, and what was written ${isKept ? 'stays' : 'goes'}`, async ({
		page,
		form,
		observation,
	}) => {
		// The browser's own complaint, and the one that the specification asks for.
		observation.expect(/Failed to load resource|^Fehler beim Senden/);
		await page.addInitScript(() => {
			const timeout = AbortSignal.timeout.bind(AbortSignal);
			// No test waits half a minute.
			AbortSignal.timeout = (ms) => timeout(ms === 30_000 ? 1_000 : 0);
		});
		await page.route(ENDPOINT, (route) => answer(route, page));
		await form.open();
		await form.fillIn(anfrage);
		await expect.poll(() => form.line()).toBe(35);
		await form.button.click();
		if (title) {
			await expect(form.reply).toHaveAccessibleName(title);
			await expect(form.reply.getByRole('button')).toBeFocused();
			await page.keyboard.press('Escape');
		} else {
			await expect(page.getByRole('button', { name: formular.sendet })).toHaveCount(0);
		}
		await expect(form.reply).toHaveCount(0);
		await expect(form.button).toBeFocused();
		await form.expectValues(isKept ? anfrage : EMPTY_FORM);
		expect(await form.stored()).toEqual({ form: isKept ? anfrage : EMPTY_FORM });
		await expect.poll(() => form.line()).toBe(line);
		await expect(page.getByText(/^Angekommen: 7K3F-22, 14:42 Uhr MEZ$/)).toHaveCount(
			title === RECEIVED_TITLE ? 1 : 0,
		);
	});
}

test('a message that is too long for the service is refused in words, and can be shortened', async ({
	page,
	form,
	observation,
}) => {
	observation.expect(/Failed to load resource.* 413/);
	await form.open();
	await form.fillIn({ ...anfrage, message: 'ü'.repeat(70_000) });
	await form.button.click();
	await expect(form.reply).toContainText('Bitte kürzen Sie sie');
	await page.keyboard.press('Escape');
	await page.getByLabel('Nachricht').fill('ü'.repeat(30_000));
	await form.button.click();
	await expect(form.reply).toHaveAccessibleName(RECEIVED_TITLE);
});

test('a second tab takes over what is written in the first, and what was sent there is gone here', async ({
	page,
	form,
	context,
}) => {
	await form.open();
	const { ContactForm } = await import('./support/contact-form.ts');
	const second = new ContactForm(await context.newPage());
	await second.open();
	await form.fillIn(anfrage);
	await second.expectValues(anfrage);
	await expect.poll(() => second.line()).toBe(35);
	await second.page.getByLabel('Telefon').fill('4711');
	await form.expectValues({ ...anfrage, phone: '4711' });
	await page.bringToFront();
	await form.button.click();
	await expect(form.reply).toBeVisible();
	await second.expectValues(EMPTY_FORM);
});
