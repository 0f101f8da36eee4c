/**
 * Fills the block „Nachgemessen“ with this browser's own figures: bytes and requests of this page so far,
 * cached or not, and its largest contentful paint. They never leave the browser.
 */
const scaleLine = document.querySelector<HTMLElement>('[data-median]');
const weight = scaleLine?.querySelector('[data-weight]');
const requests = scaleLine?.querySelector('[data-requests]');
const time = scaleLine?.querySelector<HTMLElement>('[data-time]');
/** Seconds up to which a largest contentful paint is good (web.dev/articles/lcp). */
const GOOD_LCP = 2.5;
let bytes = 0;
let requestCount = 0;

function measure(): void {
	observe('navigation', count);
	observe('resource', count);
	const canTime = PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint');
	if (canTime) observe('largest-contentful-paint', showTime);
	else time?.remove();
}

function observe(type: string, report: (entries: PerformanceEntry[]) => void): void {
	new PerformanceObserver((list) => report(list.getEntries())).observe({ type, buffered: true });
}

function count(entries: PerformanceEntry[]): void {
	for (const entry of entries) {
		if (!(entry instanceof PerformanceResourceTiming)) continue;
		bytes += entry.encodedBodySize;
		requestCount += 1;
	}
	scaleLine?.style.setProperty(
		'--fraction',
		String(Math.min(1, bytes / Number(scaleLine.dataset.median))),
	);
	if (weight) weight.textContent = `${inGerman(bytes / 1024)} KB`;
	if (requests) requests.textContent = String(requestCount);
	scaleLine?.toggleAttribute('data-stands', true);
}

/** Shows the time since the click on the link, or since a prerendered page was shown. */
function showTime(entries: PerformanceEntry[]): void {
	const [page] = performance.getEntriesByType('navigation');
	const start =
		page && 'activationStart' in page && typeof page.activationStart === 'number'
			? page.activationStart
			: 0;
	const seconds = Math.round(((entries.at(-1)?.startTime ?? 0) - start) / 100) / 10;
	const figure = time?.querySelector<HTMLElement>('dd');
	if (!time || !figure) return;
	figure.textContent = seconds > 0 ? `${inGerman(seconds)}\u00a0s` : (figure.dataset.atOnce ?? '');
	time.dataset.time = seconds > GOOD_LCP ? 'slow' : seconds > 0 ? 'good' : 'at-once';
}

function inGerman(number: number): string {
	return number.toLocaleString('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

if (scaleLine) measure();
