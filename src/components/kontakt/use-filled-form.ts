import { type RefObject, useCallback, useRef } from 'react';
import { FIELDS, type FieldName } from '#shared/form.ts';
import { listen, useBrowserValue } from '../ui/use-browser-value.ts';
import { EMPTY_FORM, type FormValues, isSameForm, readForm, validityOf } from './form-values.ts';

/** The form's values, and how many of its required fields are filled in as they should be. */
type FilledForm = { values: FormValues; validFields: number };

const UNFILLED: FilledForm = { values: EMPTY_FORM, validFields: 0 };

/** Follows what is in the form's inputs, which keep their values themselves. */
export function useFilledForm(form: RefObject<HTMLFormElement | null>): FilledForm {
	const last = useRef(UNFILLED);
	const subscribe = useCallback(
		(notify: () => void) => listen(form.current, ['input', 'change'], notify),
		[form],
	);
	const read = () => {
		const now = form.current ? readFilled(form.current) : UNFILLED;
		if (!isSame(now, last.current)) last.current = now;
		return last.current;
	};
	return useBrowserValue(read, UNFILLED, subscribe);
}

function readFilled(form: HTMLFormElement): FilledForm {
	const values = readForm(form);
	const controls = validityOf(form);
	const isValid = (field: FieldName) => {
		// The consent's box becomes `required` only with the first attempt to send.
		if (field === 'checkbox') return values.checkbox;
		return controls.some(({ name, validity }) => name === field && validity.valid);
	};
	const required = FIELDS.filter((field) => field.required);
	return { values, validFields: required.filter(({ name }) => isValid(name)).length };
}

function isSame(one: FilledForm, other: FilledForm): boolean {
	return one.validFields === other.validFields && isSameForm(one.values, other.values);
}
