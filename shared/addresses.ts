/**
 * Files of the built site that have no address (names without a leading slash): pages that only
 * show an answer (not found, reply), build.json, hidden files, compressed copies, names with two slashes in a row.
 */
export const NOT_PUBLIC =
	/^(404|portfolio\/404|antwort)(\.html)?$|^build\.json$|(^|\/)(\/|\.(?!well-known\/))|\.(br|gz)$/;

/** Moved addresses: the one that is still asked for, and the one that answers now. */
export const MOVED: Record<string, string> = { '/sitemap.xml': '/sitemap-index.xml' };

/** Punctuation that mail programs add to a link at the end of a sentence. Its length is bounded to keep the search fast. */
export const PUNCTUATION = /[.,;:!)]{1,3}$/;

/**
 * Returns the address that a request is redirected to (308): without repeated slashes, which break
 * the form's relative address, without the punctuation of a sentence, without `.html`, `/index` or a
 * slash at the end. Top-level pages are in small letters; a project's name keeps its spelling.
 * src/finishing/host-files.ts repeats this for Apache.
 */
export function canonicalPath(path: string): string {
	const moved = MOVED[path];
	if (moved) return moved;
	const page = path
		.replace(/\/{2,}/g, '/')
		.replace(PUNCTUATION, '')
		.replace(/(\/index)?(\.html)?\/?$/, '');
	return /^\/[^/.]*$/.test(page) ? page.toLowerCase() : page || '/';
}
