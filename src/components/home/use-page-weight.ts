import { useEffect, useState } from 'react';

type PageWeight = {
	/** Of the page and all files it has asked for, compressed, whether cached or not. */
	bytes: number;
	/** From the click on a link until its largest part was seen; undefined where the browser does not say. */
	seconds: number | undefined;
};

/** What this page weighs in this browser, measured once, when the island starts; undefined before. */
export function usePageWeight(): PageWeight | undefined {
	const [weight, setWeight] = useState<PageWeight>();
	useEffect(() => {
		paintTime().then((seconds) => setWeight({ bytes: sumOfFiles(), seconds }));
	}, []);
	return weight;
}

function sumOfFiles(): number {
	return ['navigation', 'resource']
		.flatMap((type) => performance.getEntriesByType(type))
		.filter((entry) => entry instanceof PerformanceResourceTiming)
		.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
}

/** Seconds until the largest paint; undefined where the page was opened in the background. */
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
