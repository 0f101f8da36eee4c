import { randomInt } from 'node:crypto';

/** Returns a random zeichen that can be read out on the phone, such as `7K3F-22`; cli/read.ts has a column for it. */
export function newZeichen(): string {
	const characters = Array.from({ length: 6 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
	return `${characters.slice(0, 4)}-${characters.slice(4)}`;
}

/** Without 0 and O, 1, I and L, which look alike, and without vowels, so that no words arise. */
const ALPHABET = '23456789BCDFGHJKMNPQRSTVWXZ';
