import { type RefObject, useLayoutEffect, useRef } from 'react';
import { FIELDS } from '#shared/fields.ts';
import { EMPTY_DRAFT, mergeDrafts, readDraft, writeDraft } from './draft.ts';
import { fillForm, readForm } from './form-values.ts';
import { moveFromServedForm } from './served-form.ts';

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
		if (form.current) moveFromServedForm(form.current);
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
