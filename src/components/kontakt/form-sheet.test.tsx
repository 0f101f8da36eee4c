import { fireEvent, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
	button,
	checkbox,
	DELETE,
	drawn,
	input,
	line,
	renderFilledIn,
	replaceFetch,
	submit,
	TAKEN,
} from '../../../testing/filled-form.tsx';
import { formular as texts } from '../../content/texte/formular.ts';
import { EMPTY_FORM } from './form-values.ts';
import { KontaktForm } from './KontaktForm.tsx';

const fetcher = replaceFetch();

test('the sheet follows the form: a draft brought back, each valid field, a deleted draft', async () => {
	localStorage.setItem('form', JSON.stringify({ ...EMPTY_FORM, vorname: 'Ina' }));
	render(<KontaktForm />);
	expect([drawn()?.startsWith('Ina'), line()]).toEqual([true, 80]);
	fireEvent.input(input('Nachname'), { target: { value: 'Öz' } });
	fireEvent.input(input('E-Mail'), { target: { value: 'ina@' } });
	expect([drawn()?.startsWith('Ina Öz'), line()]).toEqual([true, 65]);
	fireEvent.input(input('E-Mail'), { target: { value: 'ina@x.example' } });
	fireEvent.click(checkbox());
	expect([drawn()?.startsWith('x.example'), line()]).toEqual([true, 35]);
	fireEvent.click(button(DELETE));
	expect([drawn()?.startsWith(texts.blatt.ohneName), line()]).toEqual([true, 95]);
});

test('thanks finish the sheet, until one types', async () => {
	fetcher.mockResolvedValue(Response.json(TAKEN));
	renderFilledIn();
	await submit();
	expect(line()).toBeLessThan(0);
	expect(drawn()).toContain('Ina Öz');
	expect(drawn()).toContain('22.11.2026,14:42 Uhr MEZ');
	fireEvent.input(input('Vorname'), { target: { value: 'A' } });
	expect([line(), drawn()?.includes('Ina')]).toEqual([80, false]);
});

test.each([
	[
		'a refusal',
		() => fetcher.mockResolvedValue(Response.json({ message: 'Nein.', stored: false })),
	],
	['no answer', () => fetcher.mockRejectedValue(new TypeError('Failed to fetch'))],
])('%s leaves the sheet as it is', async (_, answer) => {
	const log = vi.spyOn(console, 'error').mockImplementation(() => {});
	answer();
	renderFilledIn();
	await submit();
	expect([line(), drawn()?.includes('Ina Öz')]).toEqual([35, true]);
	expect(drawn()).not.toContain(texts.blatt.eingang);
	log.mockRestore();
});
