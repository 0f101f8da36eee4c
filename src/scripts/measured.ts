/**
 * Nachgemessen: what this browser has loaded for this page so far, cached or not, in how many
 * requests, and when its largest piece stood. All stay here.
 */
const mass = document.querySelector<HTMLElement>('[data-median]');
const gewicht = mass?.querySelector('[data-gewicht]');
const abrufe = mass?.querySelector('[data-abrufe]');
const time = mass?.querySelector<HTMLElement>('[data-time]');
/** Good, as browsers' makers judge the largest piece. In seconds. */
const GOOD = 2.5;
let bytes = 0;
let anzahl = 0;

function measure(): void {
	observe('navigation', count);
	observe('resource', count);
	const kannZeit = PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint');
	if (kannZeit) observe('largest-contentful-paint', tellTime);
	else time?.remove();
}

function observe(type: string, tell: (eintraege: PerformanceEntry[]) => void): void {
	new PerformanceObserver((liste) => tell(liste.getEntries())).observe({ type, buffered: true });
}

function count(eintraege: PerformanceEntry[]): void {
	for (const eintrag of eintraege) {
		if (!(eintrag instanceof PerformanceResourceTiming)) continue;
		bytes += eintrag.encodedBodySize;
		anzahl += 1;
	}
	mass?.style.setProperty('--anteil', String(Math.min(1, bytes / Number(mass.dataset.median))));
	if (gewicht) gewicht.textContent = `${inGerman(bytes / 1024)} KB`;
	if (abrufe) abrufe.textContent = String(anzahl);
	mass?.toggleAttribute('data-steht', true);
}

/** From the moment the page was asked for, or shown, where it was made ready beforehand. */
function tellTime(eintraege: PerformanceEntry[]): void {
	const [seite] = performance.getEntriesByType('navigation');
	const start =
		seite && 'activationStart' in seite && typeof seite.activationStart === 'number'
			? seite.activationStart
			: 0;
	const seconds = Math.round(((eintraege.at(-1)?.startTime ?? 0) - start) / 100) / 10;
	const figure = time?.querySelector<HTMLElement>('dd');
	if (!time || !figure) return;
	figure.textContent = seconds > 0 ? `${inGerman(seconds)}\u00a0s` : (figure.dataset.atOnce ?? '');
	time.dataset.time = seconds > GOOD ? 'slow' : seconds > 0 ? 'good' : 'at-once';
}

function inGerman(zahl: number): string {
	return zahl.toLocaleString('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

if (mass) addEventListener('load', () => setTimeout(measure, 200));
