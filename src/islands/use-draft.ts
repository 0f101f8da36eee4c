import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { FIELDS } from '#shared/fields.ts';
import { EMPTY_DRAFT, mergeDrafts, readDraft, writeDraft } from '../lib/draft.ts';
import { fillForm, isFormControl, readForm } from '../lib/form-values.ts';

const store = () => localStorage;

/**
 * Keeps the form's draft in local storage (spec, section 4), the same in every tab. A field the visitor
 * changed in this tab keeps its value; every other takes the stored one. A browser that stores nothing is no error.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>): {
	/** To be called after a change in the form. */
	save: () => void;
	/** To be called after the form was emptied. */
	clear: () => void;
} {
	/** The values that form and store last had in common. */
	const lastSynced = useRef(EMPTY_DRAFT);
	const [served] = useState(() => readServedForm('anfrage'));

	const save = () => {
		if (!form.current) return;
		const stored = readDraft(store);
		const draft = mergeDrafts(readForm(form.current), lastSynced.current, stored);
		fillForm(form.current, draft);
		const same = FIELDS.every(({ name }) => draft[name] === stored[name]);
		if (same || writeDraft(store, draft)) lastSynced.current = draft;
	};
	const clear = () => {
		if (writeDraft(store, EMPTY_DRAFT)) lastSynced.current = EMPTY_DRAFT;
	};

	// biome-ignore lint/correctness/useExhaustiveDependencies: once; `save` reads refs only
	useLayoutEffect(() => {
		if (form.current && served) moveOver(served, form.current);
		save();
		// `pageshow`: in the back/forward cache the page hears nothing of other tabs.
		addEventListener('storage', save);
		addEventListener('pageshow', save);
		return () => {
			removeEventListener('storage', save);
			removeEventListener('pageshow', save);
		};
	}, []);

	return { save, clear };
}

/** The form as the server sent it, and the field the visitor is in. */
type ServedForm = { form: HTMLFormElement; field: Element | null };

function readServedForm(id: string): ServedForm | null {
	if (typeof document === 'undefined') return null;
	const form = document.getElementById(id);
	return form instanceof HTMLFormElement ? { form, field: document.activeElement } : null;
}

/**
 * Moves values and caret to React's form where that is another than the served one: React builds it anew
 * when a password manager or a translator has changed its markup first.
 */
function moveOver({ form: old, field }: ServedForm, form: HTMLFormElement): void {
	if (old === form) return;
	fillForm(form, readForm(old));
	if (!isFormControl(field)) return;
	const successor = form.elements.namedItem(field.name);
	if (!isFormControl(successor)) return;
	successor.focus({ preventScroll: true });
	// Null in e-mail fields.
	if (field.selectionStart !== null)
		successor.setSelectionRange(field.selectionStart, field.selectionEnd);
}
