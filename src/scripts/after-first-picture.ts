/**
 * What waits for the first paint and the page's first pictures, so that neither waits for it: the web
 * fonts, which come in together, and the manifest; once the fonts are there, the pictures that
 * styles/compositions/after-first-picture.css holds back. On the way from page to page, and back, the fonts lie
 * in the cache and come at once. The first paint is the one with content: a busy device paints the bare
 * ground before it. Stands in the head as text, so it may use nothing from outside itself.
 */
export function afterFirstPicture(): void {
	const { documentElement: wurzel, head, fonts } = document;
	const show = () => wurzel.setAttribute('data-schriften', '');
	const [weg] = performance.getEntriesByType('navigation');
	const zurueck = weg instanceof PerformanceNavigationTiming && weg.type === 'back_forward';
	const vonHier = zurueck || document.referrer.startsWith(`${location.origin}/`);
	if (vonHier) show();
	const load = () => {
		if (!vonHier) fonts.load('1em Schibsted Grotesk,Bau Plan Mono').then(show, show);
		head.insertAdjacentHTML('beforeend', '<link rel="manifest" href="/site.webmanifest">');
	};
	new PerformanceObserver(async (liste, beobachter) => {
		if (!liste.getEntriesByName('first-contentful-paint')[0]) return;
		beobachter.disconnect();
		const erste = document.querySelectorAll<HTMLImageElement>('[fetchpriority=high]');
		await Promise.allSettled([...erste].map((bild) => bild.decode()));
		// A frame that is begun has shown nothing yet: the second one after it has.
		const frame = () => new Promise(requestAnimationFrame);
		await frame().then(frame).then(frame);
		load();
	}).observe({ type: 'paint', buffered: true });
}
