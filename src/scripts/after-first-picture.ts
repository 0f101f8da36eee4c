/**
 * After the first contentful paint and the page's first pictures, loads what must not delay them: web
 * fonts, manifest, and the contents of noscript[data-deferred] (scripts, drawings). data-fonts on the root element then
 * lets the pictures load that styles/compositions/after-first-picture.module.css holds back. On a page
 * reached from this site the fonts are cached and shown at once: data-fonts is 'at-once'. The head inlines this
 * function's text: it uses nothing from outside itself.
 */
export function afterFirstPicture(): void {
	const { documentElement: root, head, fonts } = document;
	const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
	const fromThisSite =
		navigation?.type === 'back_forward' || document.referrer.startsWith(`${location.origin}/`);
	const showFonts = () => root.setAttribute('data-fonts', fromThisSite ? 'at-once' : '');
	if (fromThisSite) showFonts();
	const load = () => {
		if (!fromThisSite) fonts.load('1em Schibsted Grotesk,Bau Plan Mono').then(showFonts, showFonts);
		head.insertAdjacentHTML('beforeend', '<link rel="manifest" href="/site.webmanifest">');
		for (const deferred of document.querySelectorAll('[data-deferred]'))
			deferred.replaceWith(new Range().createContextualFragment(deferred.textContent));
	};
	new PerformanceObserver(async (list, observer) => {
		if (!list.getEntriesByName('first-contentful-paint')[0]) return;
		observer.disconnect();
		const first = document.querySelectorAll<HTMLImageElement>('[fetchpriority=high]');
		const decoded = Promise.allSettled([...first].map((picture) => picture.decode()));
		// At most this long: a picture may never arrive.
		await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, 3000))]);
		// The frame under way has not shown the pictures yet; the second one after it has.
		const frame = () => new Promise(requestAnimationFrame);
		await frame().then(frame).then(frame);
		load();
	}).observe({ type: 'paint', buffered: true });
}
