import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { perTextField } from '#shared/form.ts';
import { EMPTY_FORM, type FormValues, fillForm, isSameForm, readForm } from './form-values.ts';
import { moveFromServedForm } from './served-form.ts';

/** The draft's key in local storage. The privacy policy says how long the draft stays: no code of ours ends it. */
export const DRAFT_KEY = 'form';

/**
 * Keeps the form's draft in local storage, restores it once, and follows what another tab makes of it, so that
 * the newest words win everywhere. `onTaken` is called once another tab's words stand in the form.
 */
export function useDraft(
	form: RefObject<HTMLFormElement | null>,
	onTaken: () => void,
): {
	saveDraft: () => void;
	clearDraft: () => void;
} {
	useLayoutEffect(() => {
		if (!form.current) return;
		moveFromServedForm(form.current);
		const typed = isOlderThanDraft() ? EMPTY_FORM : readForm(form.current);
		const draft = mergeDrafts(typed, readDraft());
		fillForm(form.current, draft);
		if (!isSameForm(typed, EMPTY_FORM)) writeDraft(draft);
	}, [form]);

	const takeStored = useEffectEvent(() => {
		const stored = readRaw();
		if (!form.current || !stored) return;
		fillForm(form.current, draftOf(stored));
		onTaken();
	});
	useEffect(() => {
		const onStorage = ({ key }: StorageEvent) => key === DRAFT_KEY && takeStored();
		// A page that „back“ brings to life again has slept through all that was written since.
		const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && takeStored();
		addEventListener('storage', onStorage);
		addEventListener('pageshow', onPageShow);
		return () => {
			removeEventListener('storage', onStorage);
			removeEventListener('pageshow', onPageShow);
		};
	}, []);

	return {
		saveDraft: () => form.current && writeDraft(readForm(form.current)),
		clearDraft: () => writeDraft(EMPTY_FORM),
	};
}

/**
 * Whether the fields hold what the browser's history kept of an earlier visit: all that was written, deleted or sent
 * since is in the stored draft. What the visitor types on such a page before the script arrives looks the same, and
 * gives way to the draft.
 */
function isOlderThanDraft(): boolean {
	const [visit] = performance.getEntriesByType('navigation');
	const isBack = visit instanceof PerformanceNavigationTiming && visit.type === 'back_forward';
	return isBack && readRaw() !== null;
}

/** Reads the stored draft. A value that is missing, unreadable or of the wrong type is empty. */
export function readDraft(): FormValues {
	return draftOf(readRaw() ?? {});
}

function draftOf(raw: Record<string, unknown>): FormValues {
	const text = (value: unknown) => (typeof value === 'string' ? value : '');
	return { ...perTextField(({ name }) => text(raw[name])), checkbox: raw.checkbox === true };
}

/** Null where nothing is stored that can be read. */
function readRaw(): Record<string, unknown> | null {
	try {
		const raw: unknown = JSON.parse(localStorage.getItem(DRAFT_KEY) ?? '');
		return typeof raw === 'object' && raw !== null ? { ...raw } : null;
	} catch {
		// A blocked storage throws on access, a foreign value on parsing: both mean no draft.
		return null;
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

/** Returns what was typed before the script arrived, and from the stored draft what is empty there. */
export function mergeDrafts(typed: FormValues, stored: FormValues): FormValues {
	return {
		...perTextField(({ name }) => typed[name] || stored[name]),
		checkbox: typed.checkbox || stored.checkbox,
	};
}
