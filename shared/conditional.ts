/*
 * `[[condition: text]]` in what the owner writes: it stands there where the condition holds. None lies within another.
 */
const PART = /\[\[([^:\]]+):((?:(?!\[\[)[\s\S])*?)\]\]/g;

/** Keeps what stands in `[[condition: …]]` where the condition holds. */
export function keepWhere(text: string, holds: (condition: string) => boolean): string {
	return text.replace(PART, (_, condition, inside) => (holds(condition) ? inside.trim() : ''));
}

/** The conditions that a text names. */
export function conditionsIn(text: string): string[] {
	return [...text.matchAll(PART)].map(([, condition = '']) => condition);
}

/** Where a `[[` is that nothing ends, or a `]]` that nothing begins; -1 for nowhere. */
export function unpairedAt(text: string): number {
	return text.replace(PART, (part) => '·'.repeat(part.length)).search(/\[\[|\]\]/);
}
