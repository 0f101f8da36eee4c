import type { Site, SiteFile } from './read-site.ts';

export type Resolved =
	| { kind: 'found'; file: SiteFile }
	/** `location` begins with the path of a page of this site: never a redirect elsewhere */
	| { kind: 'moved'; location: string }
	| { kind: 'unknown-project' }
	| { kind: 'unknown' };

/** Finds what a request target means: a file of the table, another spelling of one, or nothing. */
export function resolvePath(site: Site, target: string): Resolved {
	const relative = target.replace(/^https?:\/\/[^/?#]*/i, '');
	const [encodedPath = '', query] = splitOnce(relative, '?');
	const path = decode(encodedPath);
	if (path === undefined) return { kind: 'unknown' };

	const file = site.files.get(path);
	if (file !== undefined) return { kind: 'found', file };

	const canonical = canonicalSpelling(path);
	if (site.files.get(canonical)?.document === true) {
		const search = query === undefined ? '' : `?${query}`;
		return { kind: 'moved', location: encodeURI(canonical) + search };
	}
	return /^\/portfolio\/[^/]+\/?$/.test(path) ? { kind: 'unknown-project' } : { kind: 'unknown' };
}

function canonicalSpelling(path: string): string {
	const bare = path
		.replace(/\/+$/, '')
		.replace(/\.html$/, '')
		.replace(/\/index$/, '');
	return bare === '' ? '/' : bare;
}

function decode(path: string): string | undefined {
	try {
		return decodeURIComponent(path);
	} catch {
		// Not valid percent-encoding: no file of ours is called that.
		return undefined;
	}
}

function splitOnce(text: string, separator: string): [string, string?] {
	const at = text.indexOf(separator);
	return at === -1 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
