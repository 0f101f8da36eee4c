const UNSICHTBAR = /<(script|style|template)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g;
const GELESENE_ATTRIBUTE = /\s(?:alt|aria-label|title|placeholder)="([^"]*)"/g;
const KOPFTEXTE = /<meta (?:name|property)="(?:description|og:image:alt)" content="([^"]*)"/g;

/**
 * Everything a visitor reads or hears of a page: its text, alternative texts and labels, title and
 * description. One piece per line; soft hyphens and word joiners removed.
 */
export function visibleText(html: string): string {
	const inhalt = html.replace(UNSICHTBAR, ' ');
	const attribute = [...inhalt.matchAll(GELESENE_ATTRIBUTE), ...inhalt.matchAll(KOPFTEXTE)].map(
		([, text = '']) => text,
	);
	return [inhalt.replace(/<wbr[^>]*>/g, '').replace(/<[^>]*>/g, '\n'), ...attribute]
		.map(decode)
		.join('\n')
		.replace(/[\u00ad\u2060]/g, '')
		.split('\n')
		.map((zeile) => zeile.trim())
		.filter((zeile) => zeile !== '')
		.join('\n');
}

const NAMEN: Record<string, string> = {
	amp: '&',
	lt: '<',
	gt: '>',
	quot: '"',
	nbsp: ' ',
	shy: '',
	apos: "'",
};

function decode(text: string): string {
	return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (ganz, hex, dezimal, name) => {
		if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
		if (dezimal) return String.fromCodePoint(Number(dezimal));
		return NAMEN[name] ?? ganz;
	});
}
