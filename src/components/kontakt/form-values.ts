import type { Anfrage } from '#shared/anfrage.ts';
import { FIELDS, perTextField } from '#shared/fields.ts';

/** The form's values, complete or not: its texts and the consent. */
export type FormValues = Omit<Anfrage, 'checkbox'> & { checkbox: boolean };

/** The only controls of the form that have a value. */
type FormControl = HTMLInputElement | HTMLTextAreaElement;

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
}

export function formControls(form: HTMLFormElement): FormControl[] {
	return [...form.elements].filter(isFormControl);
}

export function isFormControl(target: unknown): target is FormControl {
	return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
