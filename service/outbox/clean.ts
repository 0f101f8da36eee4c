import type { Anfrage } from '#shared/anfrage.ts';
import { jeTextfeld } from '#shared/fields.ts';
import { streamSafe } from './stream-safe.ts';

/**
 * The inquiry as it is stored: stream-safe, NFC, valid Unicode, no control characters. Line
 * breaks, made uniform, and tabs stay in the text of several lines alone.
 */
export function cleanAnfrage(anfrage: Anfrage): Anfrage {
	return {
		...jeTextfeld(({ name, typ }) => {
			const text = anfrage[name].toWellFormed();
			const visible = typ === 'mehrzeilig' ? withoutControls(text) : onOneLine(text);
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
