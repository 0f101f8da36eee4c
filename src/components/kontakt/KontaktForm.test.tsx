import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { formular as texts } from '../../content/texte/formular.ts';
import { EMPTY_FORM } from './draft.ts';
import { KontaktForm } from './KontaktForm.tsx';

const VALUES = { ...EMPTY_FORM, vorname: 'Ina', nachname: 'Öz', email: 'ina@x.example' };
const COMPLETE = { ...VALUES, checkbox: true };

const fetcher = vi.spyOn(globalThis, 'fetch');

beforeEach(() => {
	localStorage.clear();
	fetcher.mockReset();
});

const input = (label: string): HTMLInputElement => screen.getByLabelText(RegExp(`^${label}`));
const checkbox = () => screen.getByRole<HTMLInputElement>('checkbox');
const button = (name: string) => screen.getByRole('button', { name });
const submit = () => act(async () => button(texts.absenden).click());
const draft = (): unknown => JSON.parse(localStorage.getItem('form') ?? 'null');

function renderFilledIn(): void {
	render(<KontaktForm telefon="+49 231 424242" />);
	for (const [label, value] of Object.entries({
		Vorname: VALUES.vorname,
		Nachname: VALUES.nachname,
		'E-Mail': VALUES.email,
	}))
		fireEvent.input(input(label), { target: { value } });
	fireEvent.click(checkbox());
}

test('the form has six fields as specified, and shows no error at first', () => {
	const { container } = render(<KontaktForm telefon="+49 231 424242" />);
	expect(input('Telefon').type).toBe('tel');
	expect(input('Nachricht').getAttribute('rows')).toBe('10');
	expect(container.querySelector('[maxlength]'), 'no length bounds').toBe(null);
	expect(checkbox().checked).toBe(false);
	expect(draft(), 'nothing is stored before the first change').toBe(null);
	expect(screen.getByRole('link').getAttribute('href')).toBe('/datenschutz');
	expect(container.querySelectorAll('[aria-invalid=false]')).toHaveLength(6);
	expect(container.querySelector('form')?.role, 'not read as invalid').toBe('presentation');
});

test('what was typed before hydration stays, and a stored draft fills the rest', async () => {
	localStorage.setItem('form', JSON.stringify({ ...VALUES, message: 'Aus dem Entwurf' }));
	const container = document.body.appendChild(document.createElement('div'));
	container.innerHTML = renderToString(<KontaktForm telefon="+49 231 424242" />);
	input('Vorname').value = 'Vor dem Skript';
	const root = await act(async () =>
		hydrateRoot(container, <KontaktForm telefon="+49 231 424242" />),
	);
	expect(input('Vorname').value).toBe('Vor dem Skript');
	expect(input('Nachricht').value).toBe('Aus dem Entwurf');
	expect(draft()).toMatchObject({ vorname: 'Vor dem Skript', nachname: 'Öz' });
	act(() => root.unmount());
	container.remove();
});

test('invalid fields are counted above the form, named at the field, and gone once corrected', async () => {
	render(<KontaktForm telefon="+49 231 424242" />);
	await submit();
	expect(screen.getByText(texts.angabenPruefen(4))).toBeTruthy();
	expect(document.activeElement).toBe(input('Vorname'));
	expect(input('E-Mail').getAttribute('aria-describedby')).toBe('email-fehler');
	expect(screen.getByText(texts.fehlt.email).parentElement?.id).toBe('email-fehler');

	fireEvent.input(input('E-Mail'), { target: { value: 'ina@x.example' } });
	const isInvalid = () => input('E-Mail').getAttribute('aria-invalid');
	expect(isInvalid(), 'in the same frame Firefox would keep the mark').toBe('true');
	await waitFor(() => expect(screen.queryByText(texts.fehlt.email)).toBe(null));
	expect(isInvalid()).toBe('false');
	expect(screen.getByText(texts.angabenPruefen(3))).toBeTruthy();
	expect(fetcher).not.toHaveBeenCalled();
});

test('a double click sends once; while it sends, nothing in the form can be changed', async () => {
	fetcher.mockReturnValue(new Promise(() => {}));
	renderFilledIn();
	await act(async () => {
		button(texts.absenden).click();
		button(texts.sendet).click();
	});
	fireEvent.submit(input('Vorname'));
	fireEvent.click(button(texts.entwurf.loeschen));
	fireEvent.click(checkbox());
	expect(fetcher).toHaveBeenCalledTimes(1);
	expect(draft()).toEqual(COMPLETE);
	expect(checkbox().checked).toBe(true);
	expect(input('Vorname').readOnly).toBe(true);
});

test('an answer is shown, and empties form and draft', async () => {
	const taken = { message: 'Danke.', eingang: '2026-11-22T13:42:05Z', zeichen: '7K3F-22' };
	fetcher.mockResolvedValue(Response.json(taken));
	renderFilledIn();
	await submit();
	const dialog = await screen.findByRole('alertdialog', { name: texts.antwort.titel });
	expect(dialog.textContent).toContain('Danke.');
	expect(dialog.textContent).toContain('Ihre Anfrage hat die Nummer 7K3F-22.');
	expect(dialog.querySelector('time')?.dateTime).toBe('2026-11-22T13:42:05.000Z');
	expect(input('Vorname').value).toBe('');
	expect(input('Vorname').readOnly).toBe(false);
	expect(checkbox().checked).toBe(false);
	expect(draft()).toEqual(EMPTY_FORM);
	expect(screen.queryByText(texts.entwurf.geloescht)).toBe(null);
});

test('once the answer is closed, the focus is back in the form', async () => {
	fetcher.mockResolvedValue(Response.json({ message: 'Danke.' }));
	renderFilledIn();
	button(texts.absenden).focus();
	await submit();
	const close = await screen.findByRole('button', { name: texts.antwort.schliessen });
	await waitFor(() => expect(document.activeElement).toBe(close));
	fireEvent.click(close);
	await waitFor(() => expect(document.activeElement).toBe(button(texts.absenden)));
});

test('a refusal is words and a button, without zeichen and stamp', async () => {
	fetcher.mockResolvedValue(Response.json({ message: '<b>Nein.</b>' }, { status: 422 }));
	renderFilledIn();
	await submit();
	const dialog = await screen.findByRole('alertdialog', { name: texts.antwort.ohneTitel });
	expect(dialog.textContent).toBe(
		`${texts.antwort.ohneTitel}<b>Nein.</b>${texts.antwort.schliessen}`,
	);
	expect(draft()).toEqual(EMPTY_FORM);
});

test('a failure keeps form and draft, shows nothing and is logged', async () => {
	const log = vi.spyOn(console, 'error').mockImplementation(() => {});
	const reason = new TypeError('Failed to fetch');
	fetcher.mockRejectedValue(reason);
	renderFilledIn();
	await submit();
	expect(log.mock.calls).toEqual([['Fehler beim Senden', reason]]);
	expect(screen.queryByRole('alertdialog')).toBe(null);
	expect(input('Vorname').value).toBe('Ina');
	expect(draft()).toEqual(COMPLETE);
	button(texts.absenden);
	log.mockRestore();
});

test('a deleted draft takes its faults along, and can be brought back until one types', async () => {
	renderFilledIn();
	fireEvent.click(checkbox());
	await submit();
	button(texts.entwurf.loeschen).focus();
	fireEvent.click(button(texts.entwurf.loeschen));
	expect(document.activeElement).toBe(button(texts.entwurf.zurueckholen));
	expect(input('Vorname').value).toBe('');
	expect(draft()).toEqual(EMPTY_FORM);
	expect(screen.queryByText(texts.fehlt.checkbox)).toBe(null);

	fireEvent.click(button(texts.entwurf.zurueckholen));
	expect(input('Vorname').value).toBe('Ina');
	expect(draft()).toEqual(VALUES);

	fireEvent.click(button(texts.entwurf.loeschen));
	fireEvent.input(input('Vorname'), { target: { value: 'A' } });
	expect(screen.queryByRole('button', { name: texts.entwurf.zurueckholen })).toBe(null);
});

test('while the browser is offline, a quiet line says so', () => {
	const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
	render(<KontaktForm telefon="+49 231 424242" />);
	expect(screen.queryByText(texts.offline)).toBe(null);
	online.mockReturnValue(false);
	fireEvent(window, new Event('offline'));
	expect(screen.getByText(texts.offline)).toBeTruthy();
	online.mockReturnValue(true);
	fireEvent(window, new Event('online'));
	expect(screen.queryByText(texts.offline)).toBe(null);
});
