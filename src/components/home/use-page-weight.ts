import { useEffect, useState } from 'react';

type PageWeight = {
	/** Of the page and all its files until its load, compressed, whether cached or not. */
	bytes: number;
	/** From the click on a link until its largest part was seen; undefined where the browser does not say. */
	seconds: number | undefined;
};

/** What this page weighs in this browser, measured once, when it has loaded; undefined before. */
export function usePageWeight(): PageWeight | undefined {
	const [weight, setWeight] = useState<PageWeight>();
	useEffect(() => {
		const measure = async () => setWeight({ bytes: sumOfFiles(), seconds: await paintTime() });
		if (document.readyState === 'complete') measure();
		else addEventListener('load', measure, { once: true });
		return () => removeEventListener('load', measure);
	}, []);
	return weight;
}

function sumOfFiles(): number {
	return ['navigation', 'resource']
		.flatMap((type) => performance.getEntriesByType(type))
		.filter((entry) => entry instanceof PerformanceResourceTiming)
		.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
}

/** Seconds until the largest paint, or since a page that was drawn in advance was shown. */
async function paintTime(): Promise<number | undefined> {
	const type = 'largest-contentful-paint';
	const wasHidden = performance.getEntriesByType('visibility-state')[0]?.name === 'hidden';
	if (wasHidden || !PerformanceObserver.supportedEntryTypes.includes(type)) return undefined;
	const { promise, resolve } = Promise.withResolvers<PerformanceEntry | undefined>();
	const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)));
	observer.observe({ type, buffered: true });
	const entry = await promise;
	observer.disconnect();
	return entry && entry.startTime / 1000;
}
