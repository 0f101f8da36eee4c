/**
 * Files of the built site that have no address (names without a leading slash): pages that only
 * show an answer (not found, reply), hidden files, compressed copies, names with two slashes in a row.
 * `.well-known/` is not hidden: a hoster puts a file there to get the certificate for a domain.
 */
export const NOT_PUBLIC =
	/^(404|portfolio\/404|antwort|abgelehnt)(\.html)?$|(^|\/)(\/|\.(?!well-known\/))|\.(br|gz)$/;

/**
 * Moved addresses: the one that is still asked for, and the one that answers now. Read by the service and by
 * `.htaccess`; matched exactly, with or without a slash at the end, before capitals, slashes and endings are put right.
 */
export const MOVED: Record<string, string> = { '/sitemap.xml': '/sitemap-index.xml' };

/**
 * What is taken from the end of an address: `.html`, `/index` or a slash, then the punctuation of a sentence,
 * which mail programs take for part of a link. Its length is bounded to keep the search fast.
 */
export const ENDING = /((\/index)?\.html\/?|\/index\/?|\/)?[.,;:!)]{0,3}$/;

/**
 * Returns the address that a request is redirected to (308): without repeated slashes, which break
 * the form's relative address, and without `ENDING`. Top-level pages are in small letters; a project's
 * name keeps its spelling. The query is no part of it: service/routes/built-site.ts hangs it on again.
 * src/build/htaccess.ts has a rule of Apache's for each: what moved, slashes, capitals, endings.
 */
export function canonicalPath(path: string): string {
	const moved = MOVED[path.replace(/\/$/, '')];
	if (moved) return moved;
	const page = path.replace(/\/{2,}/g, '/').replace(ENDING, '');
	return /^\/[^/.]*$/.test(page) ? page.toLowerCase() : page || '/';
}
