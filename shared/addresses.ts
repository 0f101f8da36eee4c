/**
 * Files of the built site that have no address (names without a leading slash): pages that only
 * answer, the build's note, hidden files, compressed copies, names with two slashes in a row.
 */
export const NOT_PUBLIC =
	/^(404|portfolio\/404|antwort)(\.html)?$|^build\.json$|(^|\/)(\/|\.(?!well-known\/))|\.(br|gz)$/;

/** Addresses that others look for, with the file that is meant. */
export const MOVED: Record<string, string> = { '/sitemap.xml': '/sitemap-index.xml' };

/** What mail programs take into a link from the sentence around it. Bounded, or a long row of it would be slow. */
export const PUNCTUATION = /[.,;:!)]{1,3}$/;

/**
 * The one address of a page, whichever way it was written: without several slashes in a row (from
 * there the form's relative address would lead astray), without the punctuation of a sentence,
 * without `.html`, `/index` or a slash at the end. Only pages at the top have no capital letters;
 * a project's name is taken as it is.
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
