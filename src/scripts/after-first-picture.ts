/**
 * What waits for the first paint and the page's first pictures, so that neither waits for it: the web
 * fonts, which come in together, the manifest, and scripts and drawings in a noscript[data-later], so
 * that drawings are there without JavaScript too; once the fonts are there, the pictures that
 * styles/compositions/after-first-picture.module.css holds back. On the way from page to page, and back, the
 * fonts lie in the cache and come at once. The first paint is the one with content: a busy device
 * paints the bare ground before it. Stands in the head as text, so it may use nothing from outside itself.
 */
export function afterFirstPicture(): void {
	const { documentElement: root, head, fonts } = document;
	const show = () => root.setAttribute('data-faces', '');
	const [way] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
	const ofHere =
		way?.type === 'back_forward' || document.referrer.startsWith(`${location.origin}/`);
	if (ofHere) show();
	const load = () => {
		if (!ofHere) fonts.load('1em Schibsted Grotesk,Bau Plan Mono').then(show, show);
		head.insertAdjacentHTML('beforeend', '<link rel="manifest" href="/site.webmanifest">');
		for (const later of document.querySelectorAll('[data-later]'))
			later.replaceWith(new Range().createContextualFragment(later.textContent));
	};
	new PerformanceObserver(async (list, observer) => {
		if (!list.getEntriesByName('first-contentful-paint')[0]) return;
		observer.disconnect();
		const first = document.querySelectorAll<HTMLImageElement>('[fetchpriority=high]');
		const seen = Promise.allSettled([...first].map((picture) => picture.decode()));
		// A picture that hangs holds back nothing for good.
		await Promise.race([seen, new Promise((go) => setTimeout(go, 3000))]);
		// A frame that is begun has shown nothing yet: the second one after it has.
		const frame = () => new Promise(requestAnimationFrame);
		await frame().then(frame).then(frame);
		load();
	}).observe({ type: 'paint', buffered: true });
}
