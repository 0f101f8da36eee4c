import { inhaber } from '#shared/inhaber.ts';

/** A word of a name, not „jun.“ or „B.Sc.“. */
const WORD = /^\p{L}(?:.*[^.])?$/u;

/** First letter of the family name, which is the last word, or of a firm's whole name. */
export function initial({
	name,
	vertreten,
}: {
	name: string;
	vertreten: string;
} = inhaber): string {
	const words = name
		.replace(/\(.*?\)/g, '')
		.split(/\s+/)
		.filter((word) => WORD.test(word));
	return (vertreten ? words[0] : words.at(-1))?.charAt(0).toUpperCase() ?? '';
}
