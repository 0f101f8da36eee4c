const INVISIBLE = /<(script|style|template)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g;
const READ_ATTRIBUTE = /\s(?:alt|aria-label|title|placeholder)="([^"]*)"/g;
const HEAD_TEXTS = /<meta (?:name|property)="(?:description|og:image:alt)" content="([^"]*)"/g;

/**
 * Everything a visitor reads or hears of a page: its text, alternative texts and labels, title and
 * description. One piece per line; soft hyphens and word joiners removed.
 */
export function visibleText(html: string): string {
	const content = html.replace(INVISIBLE, ' ');
	const attribute = [...content.matchAll(READ_ATTRIBUTE), ...content.matchAll(HEAD_TEXTS)].map(
		([, text = '']) => text,
	);
	return [content.replace(/<wbr[^>]*>/g, '').replace(/<[^>]*>/g, '\n'), ...attribute]
		.map(decode)
		.join('\n')
		.replace(/[\u00ad\u2060]/g, '')
		.split('\n')
		.map((line) => line.trim())
		.filter((line) => line !== '')
		.join('\n');
}

const NAMES: Record<string, string> = {
	amp: '&',
	lt: '<',
	gt: '>',
	quot: '"',
	nbsp: ' ',
	shy: '',
	apos: "'",
};

function decode(text: string): string {
	return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
		if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
		if (decimal) return String.fromCodePoint(Number(decimal));
		return NAMES[name] ?? whole;
	});
}
