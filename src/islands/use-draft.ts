import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { FIELDS } from '#shared/fields.ts';
import { EMPTY_DRAFT, mergeDrafts, readDraft, writeDraft } from '../lib/draft.ts';
import { fillForm, readForm } from '../lib/form-values.ts';

const store = () => localStorage;

/**
 * Keeps the form's draft (spec, section 4). Form and store say the same, in every tab: of what differs
 * the form has what the visitor changed here, the store the rest. Where the browser stores nothing the
 * form has all.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>): {
	/** After a change in the form. */
	save: () => void;
	/** After the form was emptied. */
	clear: () => void;
} {
	const agreed = useRef(EMPTY_DRAFT);
	const [before] = useState(() => readPlace('anfrage'));

	const save = () => {
		if (!form.current) return;
		const stored = readDraft(store);
		const draft = mergeDrafts(readForm(form.current), agreed.current, stored);
		fillForm(form.current, draft);
		const same = FIELDS.every(({ name }) => draft[name] === stored[name]);
		if (same || writeDraft(store, draft)) agreed.current = draft;
	};
	const clear = () => {
		if (writeDraft(store, EMPTY_DRAFT)) agreed.current = EMPTY_DRAFT;
	};

	// biome-ignore lint/correctness/useExhaustiveDependencies: once; `save` reads refs only
	useLayoutEffect(() => {
		if (form.current && before) moveOver(before, form.current);
		save();
		// Another tab wrote; or the page comes back and was not told.
		addEventListener('storage', save);
		addEventListener('pageshow', save);
		return () => {
			removeEventListener('storage', save);
			removeEventListener('pageshow', save);
		};
	}, []);

	return { save, clear };
}

/** A form as the page brought it, and the field the visitor is in. */
type Place = { form: HTMLFormElement; field: Element | null };

function readPlace(id: string): Place | null {
	if (typeof document === 'undefined') return null;
	const form = document.getElementById(id);
	return form instanceof HTMLFormElement ? { form, field: document.activeElement } : null;
}

/**
 * React builds the form anew where a password manager or a translator has changed its markup first:
 * what stood in the old one, and the caret, go over to the new one.
 */
function moveOver({ form: old, field }: Place, form: HTMLFormElement): void {
	if (old === form) return;
	fillForm(form, readForm(old));
	if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
	const heir = form.elements.namedItem(field.name);
	if (!(heir instanceof HTMLInputElement || heir instanceof HTMLTextAreaElement)) return;
	heir.focus({ preventScroll: true });
	// Fields for addresses know no caret.
	if (field.selectionStart !== null)
		heir.setSelectionRange(field.selectionStart, field.selectionEnd);
}
