import { germanNumber, inKilobytes } from '#shared/german-number.ts';

/*
 * Fills the block „Nachgemessen“ with this browser's own figures: bytes and requests of this page so far,
 * cached or not, and its largest contentful paint. They never leave the browser.
 */

const COUNTED = ['navigation', 'resource'];
const bars = document.querySelector<HTMLElement>('[data-median]');
const weight = bars?.querySelector('[data-weight]');
const requests = bars?.querySelector('[data-requests]');
const scope = bars?.querySelector<HTMLElement>('[data-with-pictures]');
const time = document.querySelector<HTMLElement>('[data-time]');

function measure(): void {
	for (const type of COUNTED) observe(type, count);
	// Captures the pictures' own events, too.
	addEventListener('load', sayWhatIsCounted, true);
	if (!wasHidden()) observe('largest-contentful-paint', showTime);
	// A page from the back/forward cache was shown at once; its old time says nothing.
	addEventListener('pageshow', ({ persisted }) => {
		if (persisted && time) time.dataset.time = '';
	});
}

/** Browsers without this kind of entry report nothing. */
function observe(type: string, report: (entries: PerformanceEntry[]) => void): void {
	new PerformanceObserver((list) => report(list.getEntries())).observe({ type, buffered: true });
}

/** Counts everything anew, so that no entry is missed or counted twice. */
function count(): void {
	const entries = COUNTED.flatMap((type) => performance.getEntriesByType(type)).filter(
		(entry) => entry instanceof PerformanceResourceTiming,
	);
	const bytes = entries.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
	bars?.style.setProperty('--fraction', String(Math.min(1, bytes / Number(bars.dataset.median))));
	if (weight) weight.textContent = inKilobytes(bytes);
	if (requests) requests.textContent = String(entries.length);
	bars?.toggleAttribute('data-counted', true);
	sayWhatIsCounted();
}

/** Says whether pictures are counted: of a cached one Firefox reports no entry, and WebKit one without bytes. */
function sayWhatIsCounted(): void {
	if (!scope) return;
	const { withPictures = '', withoutPictures = '' } = scope.dataset;
	const isCounted = ({ complete, naturalWidth, currentSrc }: HTMLImageElement) =>
		!complete || naturalWidth === 0 || performance.getEntriesByName(currentSrc).some(hasBytes);
	scope.textContent = [...document.images].every(isCounted) ? withPictures : withoutPictures;
}

function hasBytes(entry: PerformanceEntry): boolean {
	return entry instanceof PerformanceResourceTiming && entry.encodedBodySize > 0;
}

/** Shows the time since the click on the link, or since a prerendered page was shown. */
function showTime(entries: PerformanceEntry[]): void {
	const figure = time?.querySelector<HTMLElement>('b');
	if (!time || !figure) return;
	const { atOnce = '', after } = figure.dataset;
	const seconds = Math.round(((entries.at(-1)?.startTime ?? 0) - activationStart()) / 100) / 10;
	figure.textContent = seconds > 0 ? `${after} ${germanNumber(seconds, 1)}\u00a0s` : atOnce;
	time.dataset.time = 'measured';
}

/** Tells whether the page was opened in the background, where its paint is as late as the visitor's visit. */
function wasHidden(): boolean {
	const [first] = performance.getEntriesByType('visibility-state');
	return first?.name === 'hidden' && activationStart() === 0;
}

/** When a prerendered page was shown; 0 for any other. */
function activationStart(): number {
	const [page] = performance.getEntriesByType('navigation');
	return page && 'activationStart' in page ? Number(page.activationStart) : 0;
}

if (bars) measure();
