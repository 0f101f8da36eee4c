import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { RECEIVED_TITLE } from '#shared/form.ts';
import {
	button,
	COMPLETE,
	checkbox,
	DELETE,
	draft,
	drawn,
	input,
	line,
	RESTORE,
	renderFilledIn,
	replaceFetch,
	said,
	submit,
	TAKEN,
	VALUES,
} from '../../../testing/filled-form.tsx';
import { formular as texts } from '../../content/texte/formular.ts';
import { EMPTY_FORM, type FormValues } from './form-values.ts';
import { KontaktForm } from './KontaktForm.tsx';

const fetcher = replaceFetch();

test('what was typed before hydration stays, and a stored draft fills the rest', async () => {
	localStorage.setItem('form', JSON.stringify({ ...VALUES, message: 'Aus dem Entwurf' }));
	const container = document.body.appendChild(document.createElement('div'));
	container.innerHTML = renderToString(<KontaktForm />);
	input('Vorname').value = 'Vor dem Skript';
	const root = await act(async () => hydrateRoot(container, <KontaktForm />));
	expect(input('Vorname').value).toBe('Vor dem Skript');
	expect(input('Nachricht').value).toBe('Aus dem Entwurf');
	expect(draft()).toMatchObject({ vorname: 'Vor dem Skript', nachname: 'Öz' });
	act(() => root.unmount());
	container.remove();
});

test.each([
	['the draft that was written since', { ...VALUES, vorname: 'Neuer' }, 'Neuer'],
	['an empty form, where it was sent since', EMPTY_FORM, ''],
	['what the browser kept, where no draft is stored', null, 'Alt'],
])('a page that Back loads anew shows %s', async (_, stored, shown) => {
	const type = vi.spyOn(PerformanceNavigationTiming.prototype, 'type', 'get');
	type.mockReturnValue('back_forward');
	if (stored) localStorage.setItem('form', JSON.stringify(stored));
	const container = document.body.appendChild(document.createElement('div'));
	container.innerHTML = renderToString(<KontaktForm />);
	input('Vorname').value = 'Alt';
	checkbox().checked = true;
	render(<KontaktForm />, { container, hydrate: true });
	expect(input('Vorname').value).toBe(shown);
	expect(checkbox().checked).toBe(stored === null);
	expect(draft()).toEqual(stored ?? { ...EMPTY_FORM, vorname: 'Alt', checkbox: true });
	type.mockRestore();
});

test('what a password manager fills in, telling only that it changed, is in the draft', () => {
	render(<KontaktForm />);
	fireEvent.change(input('Vorname'), { target: { value: VALUES.vorname } });
	expect(draft()).toMatchObject({ vorname: VALUES.vorname });
});

test('a deleted draft takes its faults along, and can be brought back until one types', async () => {
	renderFilledIn();
	fireEvent.click(checkbox());
	await submit();
	button(DELETE).focus();
	fireEvent.click(button(DELETE));
	expect(document.activeElement).toBe(button(RESTORE));
	expect(input('Vorname').value).toBe('');
	expect(draft()).toEqual(EMPTY_FORM);
	expect(screen.queryByText(texts.fehlt.checkbox)).toBe(null);

	expect(said()).toBe(texts.entwurf.geloescht);
	fireEvent.click(button(RESTORE));
	expect(said()).toBe(texts.entwurf.zurueckgeholt);
	expect(input('Vorname').value).toBe('Ina');
	expect(draft()).toEqual(VALUES);

	fireEvent.click(button(DELETE));
	fireEvent.input(input('Vorname'), { target: { value: 'A' } });
	expect(screen.queryByRole('button', { name: RESTORE })).toBe(null);
});

test('the same words are noticed again in a form that was emptied', () => {
	renderFilledIn();
	fireEvent.click(button(DELETE));
	fireEvent.input(input('Vorname'), { target: { value: VALUES.vorname } });
	expect(draft()).toEqual({ ...EMPTY_FORM, vorname: VALUES.vorname });
});

test('the second click of a double click on „Löschen“ brings nothing back', () => {
	renderFilledIn();
	fireEvent.click(button(DELETE), { detail: 1 });
	fireEvent.click(button(RESTORE), { detail: 2 });
	expect(input('Vorname').value).toBe('');
	expect(draft()).toEqual(EMPTY_FORM);
});

test('a draft that is brought back takes the marks off its fields', async () => {
	localStorage.setItem('form', JSON.stringify(VALUES));
	render(<KontaktForm />);
	fireEvent.click(button(DELETE));
	await submit();
	screen.getByText(texts.fehlt.vorname);
	fireEvent.click(button(RESTORE));
	await waitFor(() => expect(screen.queryByText(texts.fehlt.vorname)).toBe(null));
});

test('what another tab or the page after this one wrote is taken over', () => {
	renderFilledIn();
	const newer = JSON.stringify({ ...COMPLETE, message: 'Von nebenan' });
	localStorage.setItem('form', newer);
	fireEvent(window, new StorageEvent('storage', { key: 'form', newValue: newer }));
	expect(input('Nachricht').value).toBe('Von nebenan');
	localStorage.setItem('form', JSON.stringify({ ...COMPLETE, message: 'Von später' }));
	fireEvent(window, new PageTransitionEvent('pageshow', { persisted: false }));
	expect(input('Nachricht').value, 'a page that was loaded restores by itself').toBe('Von nebenan');
	fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
	expect(input('Nachricht').value).toBe('Von später');
	fireEvent.input(input('Telefon'), { target: { value: '1' } });
	expect(draft()).toMatchObject({ message: 'Von später', phone: '1' });
});

test('what another tab corrects is marked no longer, some frames later', async () => {
	render(<KontaktForm />);
	await submit();
	localStorage.setItem('form', JSON.stringify({ ...EMPTY_FORM, vorname: 'Ina' }));
	fireEvent(window, new StorageEvent('storage', { key: 'form' }));
	const isInvalid = () => input('Vorname').getAttribute('aria-invalid');
	expect(isInvalid()).toBe('true');
	await waitFor(() => expect(isInvalid()).toBe('false'));
	expect(said()).toBe(texts.angabenPruefen(3));
});

/** As another tab stores a draft. */
function storeElsewhere(values: FormValues): void {
	localStorage.setItem('form', JSON.stringify(values));
	fireEvent(window, new StorageEvent('storage', { key: 'form' }));
}

test('what another tab writes counts as typed: nothing deleted would cover it', () => {
	renderFilledIn();
	fireEvent.click(button(DELETE));
	storeElsewhere(EMPTY_FORM);
	button(RESTORE);
	storeElsewhere({ ...EMPTY_FORM, message: 'Von nebenan' });
	expect(screen.queryByRole('button', { name: RESTORE })).toBe(null);
	button(DELETE);
});

test('what another tab writes after the thanks begins a new inquiry; an empty draft does not', async () => {
	fetcher.mockResolvedValue(Response.json(TAKEN));
	renderFilledIn();
	await submit();
	storeElsewhere(EMPTY_FORM);
	screen.getByText(/^Angekommen: /);
	storeElsewhere({ ...EMPTY_FORM, vorname: 'Ada' });
	expect(screen.queryByText(/^Angekommen: /)).toBe(null);
	expect([line(), drawn()?.startsWith('Ada')]).toEqual([80, true]);
});

test('what another tab writes while this one sends stays, in the form and as draft', async () => {
	const { promise, resolve } = Promise.withResolvers<Response>();
	fetcher.mockReturnValue(promise);
	renderFilledIn();
	await submit();
	const newer = { ...COMPLETE, message: 'Noch etwas' };
	storeElsewhere(newer);
	await act(async () => resolve(Response.json(TAKEN)));
	await screen.findByRole('alertdialog', { name: RECEIVED_TITLE });
	expect(input('Nachricht').value).toBe('Noch etwas');
	expect(draft()).toEqual(newer);
	expect(screen.queryByText(/^Angekommen: /)).toBe(null);
});

test('a storage that was emptied elsewhere takes nothing out of the form', () => {
	renderFilledIn();
	localStorage.clear();
	fireEvent(window, new StorageEvent('storage', { key: 'form', newValue: null }));
	expect(input('Vorname').value).toBe('Ina');
});
