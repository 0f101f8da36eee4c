import { randomInt } from 'node:crypto';

/** Nothing that is misread or misheard: no O and 0, no I and 1; no vowels, so no words either. */
const ALPHABET = '23456789BCDFGHJKMNPQRSTVWXZ';

/** A random sign that visitor and owner can name on the phone, such as `7K3F-22`. */
export function newMarks(): string {
	const characters = Array.from({ length: 6 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
	return `${characters.slice(0, 4)}-${characters.slice(4)}`;
}
