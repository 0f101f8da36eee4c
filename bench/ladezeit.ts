import { type Seite, seiten } from '../e2e/support/seiten.ts';
import { startChromium } from './chromium.ts';
import { LEER } from './leere-seite.ts';
import { audit, type Befund, KATEGORIEN, type Kategorie } from './lighthouse.ts';
import { type Messung, median, medianZeile, type Zeile } from './messung.ts';
import { startDienst } from './server.ts';

const NAMEN: Record<Kategorie, string> = {
	performance: 'Leistung',
	accessibility: 'Barrierefreiheit',
	'best-practices': 'Bewährte Verfahren',
	seo: 'SEO, ohne die noindex-Seiten',
};

/** The bare page is measured again after so many pages, so that both see the same moments. */
const LEER_NACH = 3;

type Befunde = Map<Seite, Befund[]>;

/** Pages that stand for all others where the line is slowed for real, which takes longer. */
const ECHT = ['start', 'portfolio', 'about', 'kontakt'];

/** Every page and the bare one on the same server, round after round, as Lighthouse sees them. */
export const messeLadezeit: Messung = async ({ dist, laeufe, melde }) => {
	const dienst = await startDienst(dist());
	const chromium = await startChromium();
	const befunde: Befunde = new Map(seiten.map((seite) => [seite, []]));
	const leer: Befund[] = [];
	const echt = new Map<string, number[]>();
	try {
		for (let lauf = 0; lauf < laeufe; lauf += 1) {
			melde(`Lighthouse, Durchgang ${lauf + 1} von ${laeufe} …`);
			for (const [stelle, seite] of seiten.entries()) {
				if (stelle % LEER_NACH === 0) {
					leer.push(await audit(dienst.url + LEER, chromium.port, ['performance']));
				}
				const kategorien = lauf === 0 ? KATEGORIEN : (['performance'] as const);
				befunde.get(seite)?.push(await audit(dienst.url + seite.pfad, chromium.port, kategorien));
			}
			for (const pfad of [LEER, ...pathsOf(ECHT)]) {
				const url = dienst.url + pfad;
				const { lcp } = await audit(url, chromium.port, ['performance'], 'devtools');
				echt.set(pfad, [...(echt.get(pfad) ?? []), lcp]);
			}
		}
	} finally {
		await chromium.stop();
		await dienst.stop();
	}
	return [
		...KATEGORIEN.map((kategorie) => worstCategory(kategorie, befunde)),
		...lcpRatios(befunde, leer),
		...slowLineRatios(echt),
		worst('CLS, schlechteste Seite', befunde, ({ cls }) => cls, 'max'),
		worst('TBT, schlechteste Seite', befunde, ({ tbt }) => tbt, 'median'),
		medianZeile(
			'… TBT der leeren Seite',
			leer.map(({ tbt }) => tbt),
			{ einheit: 'ms' },
		),
	];
};

function worstCategory(kategorie: Kategorie, befunde: Befunde): Zeile {
	const noten = [...befunde]
		.filter(([seite]) => kategorie !== 'seo' || !seite.noindex)
		.map(([seite, laeufe]) => ({
			seite,
			note: median(
				laeufe.map((b) => b.kategorien[kategorie]).filter((note) => !Number.isNaN(note)),
			),
			maengel: laeufe[0]?.maengel ?? [],
		}));
	const schlecht = noten.filter(({ note }) => !(note >= 100));
	const hinweis = schlecht
		.map(({ seite, note, maengel }) => `${seite.name} ${note}: ${maengel.join(' ')}`)
		.join('; ');
	return {
		was: `Lighthouse: ${NAMEN[kategorie]}, schlechteste von ${noten.length} Seiten`,
		wert: Math.min(...noten.map(({ note }) => note)),
		ziel: { mindestens: 100 },
		...(hinweis && { hinweis }),
	};
}

function lcpRatios(befunde: Befunde, leer: Befund[]): Zeile[] {
	const einzelnLeer = leer.map(({ lcp }) => lcp);
	const basis = median(einzelnLeer);
	return [
		medianZeile('LCP der leeren Seite', einzelnLeer, { einheit: 'ms' }),
		...[...befunde].map(([{ name, pfad }, laeufe]): Zeile => {
			const einzeln = laeufe.map(({ lcp }) => lcp);
			const zeigtBild = pfad === '/portfolio' || name.startsWith('projekt-');
			return {
				was: `LCP ÷ leere Seite: ${name}`,
				wert: median(einzeln) / basis,
				einheit: '×',
				ziel: { hoechstens: zeigtBild ? 1.6 : 1.1 },
				einzeln,
			};
		}),
	];
}

function slowLineRatios(echt: Map<string, number[]>): Zeile[] {
	const leer = echt.get(LEER) ?? [];
	return [
		medianZeile('LCP der leeren Seite, Leitung wirklich gedrosselt', leer, { einheit: 'ms' }),
		...[...echt]
			.filter(([pfad]) => pfad !== LEER)
			.map(
				([pfad, einzeln]): Zeile => ({
					was: `… LCP ÷ leere Seite: ${pfad}`,
					wert: median(einzeln) / median(leer),
					einheit: '×',
					einzeln,
				}),
			),
	];
}

function pathsOf(namen: string[]): string[] {
	return seiten.filter(({ name }) => namen.includes(name)).map(({ pfad }) => pfad);
}

function worst(
	was: string,
	befunde: Befunde,
	read: (befund: Befund) => number,
	how: 'max' | 'median',
): Zeile {
	const werte = [...befunde].map(([{ name }, laeufe]) => {
		const einzeln = laeufe.map(read);
		return { name, wert: how === 'max' ? Math.max(...einzeln) : median(einzeln) };
	});
	const wert = Math.max(...werte.map((eintrag) => eintrag.wert));
	const namen = werte.filter((eintrag) => eintrag.wert > 0).map(({ name }) => name);
	return {
		was,
		wert,
		ziel: { hoechstens: 0 },
		...(how === 'median' && { einheit: 'ms' }),
		...(namen.length > 0 && { hinweis: namen.join(', ') }),
	};
}
