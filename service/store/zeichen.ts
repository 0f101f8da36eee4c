import { randomInt } from 'node:crypto';

/* The zeichen of an inquiry, which visitor and owner name it by: `7K3F-22`. It can be read out on the phone. */

/** Without 0 and O, 1, I and L, which look alike, and without vowels, so that no words arise. */
const ALPHABET = '23456789BCDFGHJKMNPQRSTVWXZ';
const LENGTH = 6;

export function randomZeichen(): string {
	return asZeichen(
		Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
	);
}

/** Writes what somebody typed as a zeichen is written: in capitals, with its hyphen. */
export function asZeichen(typed: string): string {
	const characters = typed.replace(/[^\p{L}\d]/gu, '').toUpperCase();
	return characters.replace(/^.{4}/, '$&-');
}
