/**
 * What waits for the first paint, so that no text waits for it: the web fonts, which come in together,
 * and the manifest; once the fonts are there, the pictures that styles/compositions/nachrangig.css
 * holds back. On the way from page to page the fonts lie in the cache and come at once. The first
 * paint is the one with content: a busy device paints the bare ground before it. Stands in the head
 * as text, so it may use nothing from outside itself.
 */
export function nachErstemBild(): void {
	const { documentElement: wurzel, head, fonts } = document;
	const zeige = () => wurzel.setAttribute('data-schriften', '');
	const vonHier = document.referrer.startsWith(`${location.origin}/`);
	if (vonHier) zeige();
	new PerformanceObserver((liste, beobachter) => {
		if (!liste.getEntriesByName('first-contentful-paint')[0]) return;
		beobachter.disconnect();
		if (!vonHier) {
			const namen = ['Schibsted Grotesk', 'IBM Plex Mono'];
			Promise.all(namen.map((name) => fonts.load(`1em ${name}`))).then(zeige, zeige);
		}
		const manifest = { rel: 'manifest', href: '/site.webmanifest' };
		head.append(Object.assign(document.createElement('link'), manifest));
	}).observe({ type: 'paint', buffered: true });
}
