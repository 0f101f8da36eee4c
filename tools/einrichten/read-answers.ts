import { ofCountry, readCountry } from '../../shared/country.ts';
import { readMonth } from '../../shared/month.ts';
import { inDative, readPeriod } from '../../shared/period.ts';

/*
 * Answers as people write them, in the words of the owner's files. What is not understood stays, and is refused by
 * shared/owner-schema.ts.
 */

/** „0231“, „(0231)“, „(02 31)“ or „(0) 231“: the area without its zero, in one group or two. */
const AREA_WITH_ZERO = /^\(?0\)? ?([1-9]\d*)(?: (\d+)\))?\)?/;

/** „+49 0231 …“, „+49 (0)231 …“: what stands before the number of a country, and the number with its zero. */
const ABROAD = /^\+(\d{1,3})(?: |(?=\())(\(?0.*)$/;

/** „0231 424242“ or „(0231) …“ with the number of its country; „0049 …“ and „+49 (0) …“ as „+49 …“. Blanks and signs may stay. */
export function asPhone(typed: string, land: string): string {
	const number = typed.replace(/^00(?=[1-9])/, '+');
	const [, dial = ofCountry(land).dial, national = number] = ABROAD.exec(number) ?? [];
	if (!dial) return number;
	// Calls from abroad leave out the zero before an area, but not those to Italy.
	return national.replace(AREA_WITH_ZERO, `+${dial} ${dial === '39' ? '0' : ''}$1$2`);
}

/** The digits of „D-44135“ or „44135 Dortmund“; in other countries as it is. */
export function asPostcode(typed: string): string {
	return /^(?:[A-Z]{1,3}[- ])?(\d{4,5})(?:\s+\p{L}.*)?$/u.exec(typed)?.[1] ?? typed;
}

export function asCountry(typed: string): string {
	return readCountry(typed) ?? typed;
}

/** „www.meine-seite.de/“ as the address that it means, umlauts as browsers send them. */
export function asAddress(typed: string): string {
	const text = typed.replace(/^(?:https?:\/\/)?/, 'https://').replace(/\/$/, '');
	const url = URL.parse(text);
	return url?.pathname === '/' && !url.search ? url.origin : text;
}

export function withoutSpaces(typed: string): string {
	return typed.replaceAll(' ', '').toUpperCase();
}

/** „12+“, „über 12“, „mehr als 12“ as „+12“. */
export function asFigure(typed: string): string {
	return typed.replace(/^(?:über |mehr als )(\d+)$|^(\d+) ?\+$/i, '+$1$2');
}

/** „24 Stunden“ as it ends „Ich melde mich …“. */
export function asReplyTime(typed: string): string {
	const period = readPeriod(typed.replace(/^innerhalb (?:von )?/i, ''));
	return period ? `innerhalb von ${inDative(period)}` : typed;
}

/** „märz“ with the year of the next one. */
export function asMonth(typed: string, today: Date): string {
	return readMonth(typed, today) ?? typed;
}

/** „nein“ and the like, where a hoster logs nothing. */
export function asLogPeriod(typed: string): string {
	const none = ['nein', 'gar nicht', 'nie', 'kein', 'nichts', '0'];
	return none.includes(typed.toLowerCase()) ? 'keine' : typed;
}
