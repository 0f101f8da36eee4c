/** Endings of the words for a business, by the article that they have after „für“. */
const ENDINGS: readonly [article: string, RegExp][] = [
	['eine', /(praxis|werkstatt|kanzlei|erei|apotheke|schule|agentur|klinik|galerie|stiftung)$/],
	[
		'ein',
		/(büro|studio|atelier|haus|geschäft|restaurant|hotel|café|institut|unternehmen|zentrum)$/,
	],
	['einen', /(dienst|service|betrieb|laden|salon|verein|handel|hof|verlag|verband)$/],
];

/** Returns „eine“ for „Praxis“; undefined for a word of another ending. */
export function articleOf(business: string): string | undefined {
	return ENDINGS.find(([, ending]) => ending.test(business.toLowerCase()))?.[0];
}
