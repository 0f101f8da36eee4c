/**
 * How long browsers keep a file of the built site; service and static hosts say the same.
 * @param path as it lies in the build: '/about.html', '/_astro/x.Ab12.js'
 */
export function cacheControl(path: string): string {
	if (path.endsWith('.html')) return 'no-cache';
	// Names under _astro carry a hash of their content.
	if (path.startsWith('/_astro/')) return 'public, max-age=31536000, immutable';
	return 'public, max-age=86400';
}
