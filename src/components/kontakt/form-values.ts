import { FIELDS, perTextField } from '#shared/fields.ts';
import type { Draft } from './draft.ts';

/** The only controls of the form that have a value. */
type FormControl = HTMLInputElement | HTMLTextAreaElement;

export function readForm(form: HTMLFormElement): Draft {
	const data = new FormData(form);
	return {
		...perTextField(({ name }) => String(data.get(name) ?? '')),
		checkbox: data.has('checkbox'),
	};
}

/** Writes a draft into the form; a field that already has its value is not touched and keeps its caret. */
export function fillForm(form: HTMLFormElement, draft: Draft): void {
	for (const { name } of FIELDS) {
		const input = form.elements.namedItem(name);
		if (input instanceof HTMLInputElement && input.type === 'checkbox') {
			input.checked = draft.checkbox;
		} else if (isFormControl(input)) {
			const text = String(draft[name]);
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
