import type { Anfrage } from '#shared/anfrage.ts';

/**
 * The inquiry as it is stored: NFC, valid Unicode, no control characters. Line breaks, made
 * uniform, and tabs stay in the message alone.
 */
export function cleanAnfrage(anfrage: Anfrage): Anfrage {
	return {
		vorname: cleanLine(anfrage.vorname),
		nachname: cleanLine(anfrage.nachname),
		email: cleanLine(anfrage.email),
		phone: cleanLine(anfrage.phone),
		message: cleanText(anfrage.message),
		checkbox: anfrage.checkbox,
	};
}

const LINE_BREAK = /\r\n|[\r\u0085\u2028\u2029]/g;

function cleanLine(text: string): string {
	return text
		.toWellFormed()
		.replace(/[\p{Cc}\u2028\u2029]/gu, '')
		.normalize('NFC');
}

function cleanText(text: string): string {
	return text
		.toWellFormed()
		.replace(LINE_BREAK, '\n')
		.replace(/(?![\n\t])\p{Cc}/gu, '')
		.normalize('NFC');
}
