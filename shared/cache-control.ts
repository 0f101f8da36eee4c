/**
 * How long browsers keep a file of the built site; service and static hosts say the same.
 * @param pfad as it lies in the build: '/about.html', '/_astro/x.Ab12.js'
 */
export function cacheControl(pfad: string): string {
	if (pfad.endsWith('.html')) return 'no-cache';
	// Names under _astro carry a hash of their content.
	if (pfad.startsWith('/_astro/')) return 'public, max-age=31536000, immutable';
	return 'public, max-age=86400';
}
