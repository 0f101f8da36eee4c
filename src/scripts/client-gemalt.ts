import type { ClientDirective } from 'astro';

/** Starts the island after the first paint, in the browser's first idle moment. */
const gemalt: ClientDirective = (load) => {
	new PerformanceObserver((liste, beobachter) => {
		if (!liste.getEntriesByName('first-contentful-paint')[0]) return;
		beobachter.disconnect();
		const start = async () => (await load())();
		// Safari knows no requestIdleCallback.
		if ('requestIdleCallback' in window) requestIdleCallback(start);
		else setTimeout(start);
	}).observe({ type: 'paint', buffered: true });
};

export default gemalt;
