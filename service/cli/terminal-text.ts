import { withoutDisguise } from '../mail/header-text.ts';

/** Removes from a visitor's text what controls a terminal or reorders what it shows. */
export function terminalText(text: string): string {
	return withoutDisguise(text.replace(/(?![\n\t])\p{Cc}/gu, ''));
}

/** Does the same and puts the text on one line. */
export function terminalLine(text: string): string {
	return terminalText(text).replace(/\s+/gu, ' ').trim();
}
