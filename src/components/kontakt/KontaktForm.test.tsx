import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { NOT_SENT_TITLE, RECEIVED_TITLE } from '#shared/form.ts';
import {
	button,
	COMPLETE,
	checkbox,
	DELETE,
	draft,
	fillIn,
	input,
	line,
	renderFilledIn,
	replaceFetch,
	said,
	submit,
	TAKEN,
} from '../../../testing/filled-form.tsx';
import { formular as texts } from '../../content/texte/formular.ts';
import { EMPTY_FORM } from './form-values.ts';
import { KontaktForm } from './KontaktForm.tsx';

const fetcher = replaceFetch();

test('the form has six fields as specified, and shows no error at first', () => {
	const { container } = render(<KontaktForm />);
	expect(input('Telefon').type).toBe('tel');
	expect(input('Nachricht').getAttribute('rows')).toBe('10');
	expect(container.querySelector('[maxlength]'), 'no length bounds').toBe(null);
	expect(checkbox().checked).toBe(false);
	expect(draft(), 'nothing is stored before the first change').toBe(null);
	expect(screen.getByRole('link').getAttribute('href')).toBe('/datenschutz');
	expect(container.querySelectorAll('[aria-invalid=false]')).toHaveLength(6);
	expect(container.querySelector('form')?.role, 'not read as invalid').toBe('presentation');
});

test('until one tries to send, nothing is called invalid; the box is required all the same', async () => {
	const { container } = render(<KontaktForm />);
	expect(renderToString(<KontaktForm />), 'without the script').toMatch(
		/type="checkbox"[^>]*required=""/,
	);
	expect(checkbox().matches(':invalid')).toBe(false);
	expect(checkbox().ariaRequired).toBe('true');
	container.querySelector('form')?.requestSubmit();
	await waitFor(() => expect(checkbox().matches(':invalid')).toBe(true));
	expect(fetcher).not.toHaveBeenCalled();
});

test('invalid fields are counted above the form, named at the field, and gone once corrected', async () => {
	render(<KontaktForm />);
	await submit();
	expect(screen.getAllByText(texts.angabenPruefen(4)), 'for eyes and for ears').toHaveLength(2);
	expect(said()).toBe(texts.angabenPruefen(4));
	expect(document.activeElement).toBe(input('Vorname'));
	expect(input('E-Mail').getAttribute('aria-describedby')).toBe('email-fehler');
	expect(screen.getByText(texts.fehlt.email).parentElement?.id).toBe('email-fehler');

	fireEvent.input(input('E-Mail'), { target: { value: 'ina@x.example' } });
	const isInvalid = () => input('E-Mail').getAttribute('aria-invalid');
	expect(isInvalid(), 'in the same frame Firefox would keep the mark').toBe('true');
	await waitFor(() => expect(screen.queryByText(texts.fehlt.email)).toBe(null));
	expect(isInvalid()).toBe('false');
	expect(said()).toBe(texts.angabenPruefen(3));
	expect(screen.getAllByText(texts.angabenPruefen(3))).toHaveLength(2);
	expect(fetcher).not.toHaveBeenCalled();
});

test('what is wrong again within a moment stays marked', async () => {
	render(<KontaktForm />);
	await submit();
	fireEvent.input(input('E-Mail'), { target: { value: 'a@b' } });
	fireEvent.input(input('E-Mail'), { target: { value: 'a@b.' } });
	for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
	expect(input('E-Mail').getAttribute('aria-invalid')).toBe('true');
});

test('a second attempt is said anew, and so is the last correction', async () => {
	renderFilledIn();
	fireEvent.click(checkbox());
	await submit();
	const first = screen.getByRole('status').firstElementChild;
	await submit();
	expect(said()).toBe(texts.angabenPruefen(1));
	expect(screen.getByRole('status').firstElementChild, 'nothing new to say').not.toBe(first);
	fireEvent.click(checkbox());
	await waitFor(() => expect(said()).toBe(texts.vollstaendig));
});

test('what is unseen in a pasted address, or around it, is taken out', () => {
	render(<KontaktForm />);
	fireEvent.input(input('E-Mail'), { target: { value: '\u200bi\u00adna@x.exam\u200bple\u00a0' } });
	expect(input('E-Mail').value).toBe('ina@x.example');
	expect(input('E-Mail').validity.valid).toBe(true);
	expect(draft()).toMatchObject({ email: 'ina@x.example' });
});

test('a double click sends once; while it sends, nothing in the form can be changed', async () => {
	fetcher.mockReturnValue(new Promise(() => {}));
	renderFilledIn();
	await act(async () => {
		button(texts.absenden).click();
		button(texts.sendet).click();
	});
	fireEvent.submit(input('Vorname'));
	fireEvent.click(button(DELETE));
	fireEvent.click(checkbox());
	expect(fetcher).toHaveBeenCalledTimes(1);
	expect(draft()).toEqual(COMPLETE);
	expect(checkbox().checked).toBe(true);
	expect(input('Vorname').readOnly).toBe(true);
});

test('after an answer, until its box is closed, the form is neither sent nor emptied', async () => {
	fetcher.mockImplementation(async () => Response.json(TAKEN));
	renderFilledIn();
	await submit();
	fireEvent.submit(input('Vorname'));
	expect(screen.queryByText(texts.fehlt.vorname), 'nobody saw an empty form').toBe(null);
	fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button'));
	// React takes the box away a moment after the browser has closed it.
	await waitFor(() => expect(document.activeElement).toBe(button(texts.absenden)));

	fetcher.mockImplementation(async () => Response.json({ message: 'Nein.', stored: false }));
	fillIn();
	await submit();
	fireEvent.submit(input('Vorname'));
	fireEvent.click(button(DELETE));
	expect(draft()).toEqual(COMPLETE);
	await screen.findByRole('alertdialog', { name: NOT_SENT_TITLE });
	expect(fetcher).toHaveBeenCalledTimes(2);
});

test('an umlaut behind the @ is no error, though WebKit’s own judgement is one', async () => {
	fetcher.mockReturnValue(new Promise(() => {}));
	renderFilledIn();
	const email = input('E-Mail');
	vi.spyOn(email, 'value', 'get').mockReturnValue('ina@müller.example');
	const refusal = { valid: false, valueMissing: false, typeMismatch: true };
	vi.spyOn(email, 'validity', 'get').mockReturnValue(refusal as ValidityState);
	fireEvent.change(email);
	expect(line()).toBe(35);
	await submit();
	expect(fetcher).toHaveBeenCalledTimes(1);
});

test('thanks are shown, empty form and draft, and leave a line until one types', async () => {
	fetcher.mockResolvedValue(Response.json(TAKEN));
	renderFilledIn();
	await submit();
	const dialog = await screen.findByRole('alertdialog', { name: RECEIVED_TITLE });
	expect(dialog.textContent).toContain('Danke.');
	expect(dialog.textContent).toContain('Ihre Anfrage hat die Nummer 7K3F-22.');
	expect(dialog.querySelector('time')?.dateTime).toBe('2026-11-22T13:42:05.000Z');
	expect(input('Vorname').value).toBe('');
	expect(input('Vorname').readOnly).toBe(false);
	expect(checkbox().checked).toBe(false);
	expect(draft()).toEqual(EMPTY_FORM);
	expect(screen.queryByText(texts.entwurf.geloescht)).toBe(null);
	screen.getByText('Angekommen: 7K3F-22, 14:42 Uhr MEZ');
	fireEvent.input(input('Vorname'), { target: { value: 'A' } });
	expect(screen.queryByText(/^Angekommen: /)).toBe(null);
});

test('once the answer is closed, the focus is on the form’s button', async () => {
	fetcher.mockResolvedValue(Response.json(TAKEN));
	renderFilledIn();
	input('Vorname').focus();
	await submit();
	const close = await screen.findByRole('button', { name: texts.antwort.schliessen });
	await waitFor(() => expect(document.activeElement).toBe(close));
	fireEvent.click(close);
	await waitFor(() => expect(document.activeElement).toBe(button(texts.absenden)));
});

test('a refusal is words and a button, and leaves form and draft as they are', async () => {
	fetcher.mockResolvedValue(
		Response.json({ message: '<b>Nein.</b>', stored: false }, { status: 429 }),
	);
	renderFilledIn();
	await submit();
	const dialog = await screen.findByRole('alertdialog', { name: NOT_SENT_TITLE });
	expect(dialog.textContent).toBe(`${NOT_SENT_TITLE}<b>Nein.</b>${texts.antwort.schliessen}`);
	expect(input('Vorname').value).toBe('Ina');
	expect(checkbox().checked).toBe(true);
	expect(draft()).toEqual(COMPLETE);
	const close = await screen.findByRole('button', { name: texts.antwort.schliessen });
	fireEvent.click(close);
	await waitFor(() => expect(document.activeElement).toBe(button(texts.absenden)));
	expect(screen.queryByText(/^Angekommen: /)).toBe(null);
});

test('any other server’s message empties form and draft, too, and shows what was written once more', async () => {
	fetcher.mockResolvedValue(Response.json({ message: 'Bitte später.' }, { status: 500 }));
	renderFilledIn();
	await submit();
	const dialog = await screen.findByRole('alertdialog', { name: texts.antwort.ohneTitel });
	expect(dialog.textContent).toContain('Bitte später.');
	expect(dialog.textContent).toContain('Vorname: Ina');
	expect(input('Vorname').value).toBe('');
	expect(draft()).toEqual(EMPTY_FORM);
});

test('screen readers hear that it is sent, and after eight seconds that it takes long', async () => {
	fetcher.mockReturnValue(new Promise(() => {}));
	renderFilledIn();
	vi.useFakeTimers();
	await submit();
	expect(said()).toBe(texts.wirdGesendet);
	act(() => vi.advanceTimersByTime(7_999));
	expect(said()).toBe(texts.wirdGesendet);
	act(() => vi.advanceTimersByTime(1));
	expect(said()).toBe(texts.dauertLaenger);
	vi.useRealTimers();
});

test('a failure keeps form, draft and focus, shows nothing and is logged', async () => {
	const log = vi.spyOn(console, 'error').mockImplementation(() => {});
	const reason = new TypeError('Failed to fetch');
	fetcher.mockImplementation(async () => {
		// A browser takes the focus from what is disabled a frame later.
		for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
		throw reason;
	});
	renderFilledIn();
	const send = button(texts.absenden);
	send.focus();
	await submit();
	await waitFor(() => expect(log.mock.calls).toEqual([['Fehler beim Senden', reason]]));
	expect(document.activeElement).toBe(send);
	expect(screen.queryByRole('alertdialog')).toBe(null);
	expect(input('Vorname').value).toBe('Ina');
	expect(draft()).toEqual(COMPLETE);
	expect(button(texts.absenden)).toBe(send);
	log.mockRestore();
});

test('while the browser is offline, a quiet line says so', () => {
	const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
	render(<KontaktForm />);
	expect(screen.queryAllByText(texts.offline)).toEqual([]);
	online.mockReturnValue(false);
	fireEvent(window, new Event('offline'));
	expect(screen.getAllByText(texts.offline)).toHaveLength(2);
	expect(said()).toBe(texts.offline);
	online.mockReturnValue(true);
	fireEvent(window, new Event('online'));
	expect(screen.queryAllByText(texts.offline)).toEqual([]);
});
