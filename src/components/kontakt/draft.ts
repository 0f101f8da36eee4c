import { type RefObject, useLayoutEffect } from 'react';
import { FIELDS, type PerTextField, perTextField } from '#shared/form.ts';

/** The form's values, complete or not: its texts and the consent. */
export type FormValues = PerTextField<string> & { checkbox: boolean };

export const EMPTY_FORM: FormValues = { ...perTextField(() => ''), checkbox: false };

/** The draft's key in local storage. */
const DRAFT_KEY = 'form';

export const FORM_ID = 'anfrage';

/** Keeps the form's draft in local storage, and restores it once. */
export function useDraft(form: RefObject<HTMLFormElement | null>): {
	saveDraft: () => void;
	clearDraft: () => void;
} {
	useLayoutEffect(() => {
		if (!form.current) return;
		moveFromServedForm(form.current);
		const typed = readForm(form.current);
		const draft = mergeDrafts(typed, readDraft());
		fillForm(form.current, draft);
		const wasTyped = Object.values(typed).some(Boolean);
		if (wasTyped) writeDraft(draft);
	}, [form]);

	return {
		saveDraft: () => form.current && writeDraft(readForm(form.current)),
		clearDraft: () => writeDraft(EMPTY_FORM),
	};
}

/** Reads the stored draft. A value that is missing, unreadable or of the wrong type is empty. */
export function readDraft(): FormValues {
	const raw = readRaw();
	const text = (value: unknown) => (typeof value === 'string' ? value : '');
	return { ...perTextField(({ name }) => text(raw[name])), checkbox: raw.checkbox === true };
}

function readRaw(): Record<string, unknown> {
	try {
		const raw: unknown = JSON.parse(localStorage.getItem(DRAFT_KEY) ?? '');
		return typeof raw === 'object' && raw !== null ? { ...raw } : {};
	} catch {
		// A blocked storage throws on access, a foreign value on parsing: both mean no draft.
		return {};
	}
}

/** Stores the draft, where the browser lets it. */
export function writeDraft(draft: FormValues): void {
	try {
		localStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
	} catch {
		// Blocked or full. No error for the visitor: the form still holds what was typed.
	}
}

/** Lets the stored draft's message begin with these words, where nothing is written in it yet. */
export function beginMessage(words: string): void {
	const draft = readDraft();
	if (draft.message.trim() === '') writeDraft({ ...draft, message: words });
}

/** Returns what was typed before the script arrived, and from the stored draft what is empty there. */
export function mergeDrafts(typed: FormValues, stored: FormValues): FormValues {
	return {
		...perTextField(({ name }) => typed[name] || stored[name]),
		checkbox: typed.checkbox || stored.checkbox,
	};
}

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

/** The only controls of the form that have a value. */
export function isFormControl(target: unknown): target is HTMLInputElement | HTMLTextAreaElement {
	return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

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
function moveFromServedForm(form: HTMLFormElement): void {
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
