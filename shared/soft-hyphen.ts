/** Where the owner allows a word to be divided, he writes it as HTML does. */
export function withSoftHyphens(text: string): string {
	return text.replaceAll('&shy;', SOFT_HYPHEN);
}

/** For what lays out no lines: titles, search engines, pictures, mails. */
export function withoutSoftHyphens(text: string): string {
	return text.replaceAll(SOFT_HYPHEN, '');
}

const SOFT_HYPHEN = '\u00ad';
