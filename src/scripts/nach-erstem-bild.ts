/**
 * What waits for the first paint, so that no text waits for it: the web fonts and the manifest. On
 * the way from page to page the fonts lie in the cache and come at once. Stands in the head as text,
 * so it may use nothing from outside itself.
 */
export function nachErstemBild(): void {
	const zeigeSchriften = () => {
		document.documentElement.dataset.schriften = '';
	};
	const blendeSchriftenEin = async () => {
		await Promise.all([
			document.fonts.load('1em "Schibsted Grotesk"'),
			document.fonts.load('1em "IBM Plex Mono"'),
		]);
		if (document.startViewTransition) document.startViewTransition(zeigeSchriften);
		else zeigeSchriften();
	};
	const holeManifest = () => {
		const link = document.createElement('link');
		link.rel = 'manifest';
		link.href = '/site.webmanifest';
		document.head.append(link);
	};
	const vonHier = document.referrer.startsWith(`${location.origin}/`);
	if (vonHier) zeigeSchriften();
	new PerformanceObserver((_, beobachter) => {
		beobachter.disconnect();
		if (!vonHier) blendeSchriftenEin();
		holeManifest();
	}).observe({ type: 'paint', buffered: true });
}
