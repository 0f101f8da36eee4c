import { FIELDS, perTextField } from '#shared/fields.ts';
import type { Draft } from './draft.ts';

/** What stands in the form right now. */
export function readForm(form: HTMLFormElement): Draft {
	const data = new FormData(form);
	return {
		...perTextField(({ name }) => String(data.get(name) ?? '')),
		checkbox: data.has('checkbox'),
	};
}

/** Makes the form say what the draft does; a field that does already keeps its caret. */
export function fillForm(form: HTMLFormElement, draft: Draft): void {
	for (const { name } of FIELDS) {
		const input = form.elements.namedItem(name);
		if (input instanceof HTMLInputElement && input.type === 'checkbox') {
			input.checked = draft.checkbox;
		} else if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) {
			const text = String(draft[name]);
			if (input.value !== text) input.value = text;
		}
	}
}
