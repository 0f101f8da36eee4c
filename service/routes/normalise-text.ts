import type { Anfrage } from '#shared/anfrage.ts';
import { type PerTextField, perTextField, type TextField } from '#shared/fields.ts';

/** Returns the texts of an inquiry as they are stored. */
export function normaliseTexts(anfrage: Anfrage): PerTextField<string> {
	return perTextField(({ name, type }) => normaliseText(anfrage[name], type));
}

/**
 * Returns a visitor's text as it is stored: valid Unicode, without control characters, stream-safe,
 * NFC. Line breaks, made uniform, and tabs stay in a text of several lines; elsewhere they become
 * spaces, so that nothing pasted grows together.
 */
export function normaliseText(text: string, type: TextField['type']): string {
	const isMultiline = type === 'multiline';
	const broken = text.toWellFormed().replace(LINE_BREAK, isMultiline ? '\n' : ' ');
	const spaced = isMultiline ? broken : broken.replaceAll('\t', ' ');
	return streamSafe(spaced.replace(/(?![\n\t])\p{Cc}/gu, '')).normalize('NFC');
}

/** Any of them, also the vertical ones that are pasted from word processors. */
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

/**
 * Converts to Stream-Safe Text Format: a combining grapheme joiner interrupts long runs of combining
 * marks, which would take quadratic time to normalise. Counts marks that need no sorting as well.
 * @see https://www.unicode.org/reports/tr15/#Stream_Safe_Text_Format
 */
function streamSafe(text: string): string {
	return text.replace(POSSIBLY_LONG_RUN, (run) => {
		// In pieces: the whole run would take quadratic time. NFC recomposes the characters later.
		const decomposed = run.replace(PIECE, (piece) => piece.normalize('NFD'));
		return decomposed.replace(FULL_RUN, '$&\u034f');
	});
}

/** Matches as many combining marks in a row as stream-safe text may have, if another one follows. */
const FULL_RUN = /[\p{M}--\u034f]{30}(?=[\p{M}--\u034f])/gv;

const PIECE = /\P{M}|\p{M}{1,30}/gu;

/** Shorter runs stay below the limit even if each character is decomposed into several marks. */
const POSSIBLY_LONG_RUN = /.?\p{M}{9,}/gsu;
