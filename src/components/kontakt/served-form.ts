import { fillForm, isFormControl, readForm } from './form-values.ts';

export const FORM_ID = 'anfrage';

/** The form as the server sent it, and the field the visitor was in last; found before React takes over. */
const served = typeof document === 'undefined' ? null : document.getElementById(FORM_ID);
let lastField = served?.contains(document.activeElement) ? document.activeElement : null;
const watching = new AbortController();
served?.addEventListener(
	'focusin',
	({ target }) => {
		if (target instanceof Element) lastField = target;
	},
	{ signal: watching.signal },
);

/**
 * Moves values and caret from the served form to React's. They differ only where a password manager or a
 * translator changed the markup before hydration: React then builds the form anew.
 */
export function moveFromServedForm(form: HTMLFormElement): void {
	watching.abort();
	if (!(served instanceof HTMLFormElement) || served === form || served.isConnected) return;
	fillForm(form, readForm(served));
	const successor = isFormControl(lastField) && form.elements.namedItem(lastField.name);
	if (!isFormControl(lastField) || !isFormControl(successor)) return;
	successor.focus({ preventScroll: true });
	// Null in e-mail fields.
	if (lastField.selectionStart !== null)
		successor.setSelectionRange(lastField.selectionStart, lastField.selectionEnd);
}
