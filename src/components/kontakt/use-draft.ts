import { type RefObject, useLayoutEffect } from 'react';
import { EMPTY_FORM, mergeDrafts, readDraft, writeDraft } from './draft.ts';
import { fillForm, readForm } from './form-values.ts';
import { moveFromServedForm } from './served-form.ts';

const store = () => localStorage;

/** Keeps the form's draft in local storage (spec, section 4), and restores it once. */
export function useDraft(form: RefObject<HTMLFormElement | null>): {
	saveDraft: () => void;
	clearDraft: () => void;
} {
	useLayoutEffect(() => {
		if (!form.current) return;
		moveFromServedForm(form.current);
		const typed = readForm(form.current);
		const draft = mergeDrafts(typed, readDraft(store));
		fillForm(form.current, draft);
		const wasTyped = Object.values(typed).some(Boolean);
		if (wasTyped) writeDraft(store, draft);
	}, [form]);

	return {
		saveDraft: () => form.current && writeDraft(store, readForm(form.current)),
		clearDraft: () => writeDraft(store, EMPTY_FORM),
	};
}
