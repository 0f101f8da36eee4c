import { setTimeout as sleep } from 'node:timers/promises';
import { startChromium } from './chromium.ts';
import { connectDevtools, type Devtools } from './devtools.ts';
import { type Messung, medianZeile, type Zeile } from './messung.ts';
import { startDienst } from './server.ts';

/** So long a hand rests on a link before it presses. */
const ZEIGEN_MS = 400;
const RUHE_MS = 1500;

/** `karte`: by a project's card, whose window moves along, not by a link in the text. */
type Weg = { von: string; nach: string; karte?: boolean };

const WEGE: Weg[] = [
	{ von: '/', nach: '/about' },
	{ von: '/', nach: '/portfolio' },
	{ von: '/portfolio', nach: '/portfolio/druckerservice' },
	{ von: '/portfolio', nach: '/portfolio/architekturmuster', karte: true },
	{ von: '/about', nach: '/kontakt' },
];

/** A visitor points at a link and presses: how long until the next page's largest paint. */
export const messeSeitenwechsel: Messung = async ({ dist, laeufe, melde }) => {
	const dienst = await startDienst(dist());
	const chromium = await startChromium();
	const devtools = await connectDevtools(chromium.port);
	const zeilen: Zeile[] = [];
	try {
		for (const weg of WEGE) {
			const { von, nach, karte } = weg;
			melde(`geht von ${von} nach ${nach} …`);
			const einzeln: number[] = [];
			let gezeichnet = 0;
			for (let lauf = 0; lauf < laeufe; lauf += 1) {
				const ankunft = await follow(devtools, dienst.url, weg);
				einzeln.push(ankunft.lcp);
				if (ankunft.prerendered) gezeichnet += 1;
			}
			zeilen.push(
				medianZeile(
					`Seitenwechsel bis zum LCP: ${von} → ${nach}${karte ? ', Karte' : ''}`,
					einzeln,
					{
						einheit: 'ms',
						ziel: { hoechstens: 100 },
						hinweis: `${gezeichnet} von ${laeufe} vorab gezeichnet`,
					},
				),
			);
		}
	} finally {
		devtools.close();
		await chromium.stop();
		await dienst.stop();
	}
	return zeilen;
};

type Ankunft = { lcp: number; prerendered: boolean };

async function follow(
	{ call, evaluate }: Devtools,
	url: string,
	{ von, nach, karte = false }: Weg,
): Promise<Ankunft> {
	await call('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 2, y: 2 });
	await call('Page.navigate', { url: url + von });
	await sleep(RUHE_MS);
	if (karte) await evaluate(scrollToCards);
	const links = await evaluate(visibleLinks);
	const ort = links.find((link) => link.href === nach && link.karte === karte);
	if (!ort) throw new Error(`Auf ${von} ist kein Link nach ${nach} zu sehen.`);
	const { x, y } = ort;
	const press = (type: string) =>
		call('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });

	await call('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
	await sleep(ZEIGEN_MS);
	await press('mousePressed');
	// The page that would acknowledge it is gone by then.
	press('mouseReleased').catch(() => {});
	await sleep(RUHE_MS);
	const ankunft = await evaluate(readArrival);
	if (ankunft.pfad !== nach)
		throw new Error(`Der Klick führte nach ${ankunft.pfad}, nicht ${nach}.`);
	return { lcp: ankunft.lcp - ankunft.activation, prerendered: ankunft.activation > 0 };
}

/** Runs in the page. */
function scrollToCards() {
	document.querySelector('article a')?.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Runs in the page. */
function visibleLinks() {
	return [...document.links]
		.map((link) => ({
			href: link.getAttribute('href'),
			karte: link.closest('article') !== null,
			ort: link.getBoundingClientRect(),
		}))
		.filter(({ ort }) => ort.width > 0 && ort.top >= 0 && ort.bottom < innerHeight)
		.map(({ ort, ...link }) => ({
			...link,
			x: ort.x + ort.width / 2,
			y: ort.y + ort.height / 2,
		}));
}

/** Runs in the page. Times in ms since the page began to load, which a prerendered one did earlier. */
async function readArrival() {
	const [navigation] = performance.getEntriesByType('navigation');
	const lcp = await new Promise<number>((resolve) => {
		new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
			type: 'largest-contentful-paint',
			buffered: true,
		});
	});
	return {
		pfad: location.pathname,
		activation: Number(Reflect.get(Object(navigation), 'activationStart')),
		lcp,
	};
}
