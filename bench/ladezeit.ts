import { type PagePath, pages } from '../e2e/support/pages.ts';
import { type Befund, KATEGORIEN, type Lupe, openLighthouse } from './lighthouse.ts';
import type { Measurement } from './measurement.ts';
import { LEER, type Server, serveCopy, servePublic } from './serve-copy.ts';
import { median, tabelle, urteil, zahl } from './tabelle.ts';

/** LCP ÷ LCP of the bare page: at most so much, on pages of text and on those that show a picture. */
const TEXT = 1.15;
const BILD = 1.5;

/** How much worse than the other site a page may be: ratio, and milliseconds of blocking. */
const SCHLECHTER = { lcp: 0.03, tbt: 20 };

/** The bare page is measured again after so many pages, so that both see the same moments. */
const LEER_NACH = 3;

type Stand = { server: Server; leer: Befund[]; befunde: Map<PagePath, Befund[]> };

/** Every page and the bare one, one or two built sites in turns, as Lighthouse sees them. */
export const messeLadezeit: Measurement = async ({ dist, gegen, laeufe, dienst, report }) => {
	const lupe = await openLighthouse();
	const serve = dienst ? serveCopy : servePublic;
	const staende: Stand[] = [];
	try {
		for (const ordner of gegen ? [dist, gegen] : [dist]) {
			staende.push({ server: await serve(ordner), leer: [], befunde: new Map() });
		}
		for (let lauf = 0; lauf < laeufe; lauf += 1) {
			report(`Lighthouse, Durchgang ${lauf + 1} von ${laeufe} …`);
			await lookAtAll(lupe, lauf % 2 === 0 ? staende : staende.toReversed(), lauf === 0);
		}
	} finally {
		lupe.close();
		for (const { server } of staende) await server.stop();
	}
	const [unser, anderer] = staende;
	if (!unser) throw new Error('Kein Stand gemessen.');
	return anderer ? compare(unser, anderer) : `${single(unser)}\n\n${categories(unser)}`;
};

async function lookAtAll(lupe: Lupe, staende: Stand[], first: boolean): Promise<void> {
	for (const [stelle, seite] of pages.entries()) {
		for (const { server, leer, befunde } of staende) {
			if (stelle % LEER_NACH === 0) leer.push(await lupe.audit(server.url + LEER));
			const bisher = befunde.get(seite) ?? [];
			// The other categories read the same page the same way each time.
			const kategorien = first ? KATEGORIEN : undefined;
			befunde.set(seite, [...bisher, await lupe.audit(server.url + seite.pfad, kategorien)]);
		}
	}
}

type Werte = { lcp: number; ratio: number; tbt: number; cls: number };

function werte({ leer, befunde }: Stand, seite: PagePath): Werte {
	const read = (was: 'lcp' | 'tbt' | 'cls') =>
		(befunde.get(seite) ?? []).map((befund) => befund[was]);
	const lcp = median(read('lcp'));
	const basis = median(leer.map((befund) => befund.lcp));
	return { lcp, ratio: lcp / basis, tbt: median(read('tbt')), cls: Math.max(...read('cls')) };
}

function single(stand: Stand): string {
	const leer = (was: 'lcp' | 'tbt') => zahl(median(stand.leer.map((befund) => befund[was])));
	return tabelle(
		['Seite', 'LCP', '÷ leere Seite', 'Ziel', 'TBT', 'CLS', 'Urteil'],
		[
			['leere Seite', `${leer('lcp')} ms`, '1', '', `${leer('tbt')} ms`, '', ''],
			...pages.map((seite) => {
				const { lcp, ratio, tbt, cls } = werte(stand, seite);
				const ziel = zeigtBild(seite) ? BILD : TEXT;
				return [
					seite.name,
					`${zahl(lcp)} ms`,
					zahl(ratio, 2),
					`≤ ${zahl(ziel, 2)}`,
					`${zahl(tbt)} ms`,
					zahl(cls, 3),
					urteil(ratio <= ziel && cls === 0),
				];
			}),
		],
	);
}

function compare(unser: Stand, anderer: Stand): string {
	return tabelle(
		['Seite', 'LCP ÷ leer', 'Vergleich', 'Differenz', 'TBT', 'Vergleich', 'CLS', 'Urteil'],
		pages.map((seite) => {
			const [hier, dort] = [werte(unser, seite), werte(anderer, seite)];
			const differenz = hier.ratio - dort.ratio;
			const gut = differenz <= SCHLECHTER.lcp && hier.tbt - dort.tbt <= SCHLECHTER.tbt;
			return [
				seite.name,
				zahl(hier.ratio, 2),
				zahl(dort.ratio, 2),
				zahl(differenz, 2),
				`${zahl(hier.tbt)} ms`,
				`${zahl(dort.tbt)} ms`,
				zahl(hier.cls, 3),
				urteil(gut && hier.cls === 0),
			];
		}),
	);
}

function categories({ befunde }: Stand): string {
	return tabelle(
		['Lighthouse', 'schlechteste Seite', 'was Punkte kostet'],
		KATEGORIEN.map((kategorie) => {
			const noten = [...befunde]
				// Pages that search engines shall leave out have no mark to lose there.
				.filter(([{ noindex }]) => kategorie !== 'seo' || !noindex)
				.map(([seite, [erster]]) => ({ seite, erster, note: erster?.kategorien[kategorie] ?? 0 }));
			const schlecht = noten.filter(({ note }) => note < 100);
			return [
				kategorie,
				`${Math.min(...noten.map(({ note }) => note))}`,
				schlecht
					.map(({ seite, erster }) => `${seite.name}: ${erster?.maengel.join(' ')}`)
					.join('; '),
			];
		}),
	);
}

function zeigtBild({ name }: PagePath): boolean {
	return name === 'start' || name === 'portfolio' || name.startsWith('projekt-');
}
