import { FIELDS, type PerTextField, perTextField } from '#shared/form.ts';
import { withAsciiDomain } from '#shared/readable-address.ts';

/** The form's values, complete or not: its texts and the consent. */
export type FormValues = PerTextField<string> & { checkbox: boolean };

export const EMPTY_FORM: FormValues = { ...perTextField(() => ''), checkbox: false };

export function readForm(form: HTMLFormElement): FormValues {
	const data = new FormData(form);
	return {
		...perTextField(({ name }) => String(data.get(name) ?? '')),
		checkbox: data.has('checkbox'),
	};
}

/** Writes values into the form; a field that already has its value is not touched and keeps its caret. */
export function fillForm(form: HTMLFormElement, values: FormValues): void {
	for (const { name } of FIELDS) {
		const input = form.elements.namedItem(name);
		if (input instanceof HTMLInputElement && input.type === 'checkbox') {
			input.checked = values.checkbox;
		} else if (isFormControl(input)) {
			const text = String(values[name]);
			if (input.value !== text) input.value = text;
		}
	}
	// As a browser does when a visitor has filled in a field.
	form.dispatchEvent(new Event('change'));
}

/** Empties the form and takes back what the browser remembers of its use. */
export function emptyForm(form: HTMLFormElement): void {
	// First: React does not notice a reset, and would take the same words for no change.
	fillForm(form, EMPTY_FORM);
	form.reset();
}

export function isSameForm(one: FormValues, other: FormValues): boolean {
	return FIELDS.every(({ name }) => one[name] === other[name]);
}

/** A control's name and value, and the browser's judgement of it. */
export type ControlValidity = {
	name: string;
	value: string;
	validity: Pick<ValidityState, 'valid' | 'valueMissing' | 'typeMismatch'>;
};

export function validityOf(form: HTMLFormElement): ControlValidity[] {
	return [...form.elements].filter(isFormControl).map((control) => {
		const { name, value, type } = control;
		return { name, value, validity: (type === 'email' ? asSent(control) : control).validity };
	});
}

/** A copy of an e-mail field, holding the address as the service stores it: WebKit refuses every umlaut behind an @. */
function asSent(control: FormControl): FormControl {
	const copy = document.createElement('input');
	copy.type = control.type;
	copy.required = control.required;
	copy.value = withAsciiDomain(control.value);
	return copy;
}

type FormControl = HTMLInputElement | HTMLTextAreaElement;

/** The only controls of the form that have a value. */
export function isFormControl(target: unknown): target is FormControl {
	return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
