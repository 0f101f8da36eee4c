import { beispiele } from '../../content/texte/beispiele.ts';
import { readDraft, writeDraft } from '../kontakt/draft.ts';

/**
 * Lets the contact form's message begin with the name that the visitor has typed on home, where nothing is
 * written in it yet.
 */
export function startDraft(name: string): void {
	const oneLine = name.replace(/\s+/g, ' ').trim();
	if (oneLine === '') return;
	const store = () => localStorage;
	const draft = readDraft(store);
	if (draft.message.trim() === '')
		writeDraft(store, { ...draft, message: beispiele.undIhre.nachricht(oneLine) });
}
