import type { Anfrage } from '#shared/anfrage.ts';
import { perTextField } from '#shared/fields.ts';

/**
 * The inquiry as it is stored: stream-safe, NFC, valid Unicode, no control characters. Line
 * breaks, made uniform, and tabs stay in the text of several lines alone.
 */
export function cleanAnfrage(anfrage: Anfrage): Anfrage {
	return {
		...perTextField(({ name, type }) => {
			const text = anfrage[name].toWellFormed();
			const visible = type === 'multiline' ? withoutControls(text) : onOneLine(text);
			return streamSafe(visible).normalize('NFC');
		}),
		checkbox: anfrage.checkbox,
	};
}

function onOneLine(text: string): string {
	return text.replace(/[\p{Cc}\u2028\u2029]/gu, '');
}

function withoutControls(text: string): string {
	return text.replace(/\r\n|[\r\u0085\u2028\u2029]/g, '\n').replace(/(?![\n\t])\p{Cc}/gu, '');
}

/**
 * The text in Stream-Safe Text Format: a combining grapheme joiner, otherwise nothing, interrupts
 * endless rows of combining marks, which would take quadratic time to normalise. Marks that need no
 * sorting are counted like all others.
 * @see https://www.unicode.org/reports/tr15/#Stream_Safe_Text_Format
 */
function streamSafe(text: string): string {
	return text.replace(SUSPICIOUS, (row) => {
		// One by one, for together they would take that time; what belongs together NFC composes.
		const parts = Array.from(row, (character) => character.normalize('NFD'));
		return parts.join('').replace(FULL_ROW, '$&\u034f');
	});
}

/** Combining marks in a row that stream-safe text may have. */
const FULL_ROW = /[\p{M}--\u034f]{30}(?=[\p{M}--\u034f])/gv;

/** Below this many no row is too long, even of characters that stand for several marks. */
const SUSPICIOUS = /.?\p{M}{9,}/gsu;
