const ENTITIES: Record<string, string> = {
	amp: '&',
	lt: '<',
	gt: '>',
	quot: '"',
	apos: "'",
	nbsp: '\u00a0',
	shy: '\u00ad',
};

/** What a piece of a page says: without scripts, styles and tags, its entities as characters. */
export function textOf(html: string): string {
	return html
		.replace(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g, '')
		.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
			if (name) return ENTITIES[name] ?? whole;
			return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16));
		});
}
