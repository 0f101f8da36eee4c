import { manifestOf, projekte } from '../../content/projekte.ts';
import type { Projekt } from '../../content/schema.ts';
import { about } from '../../content/texte/about.ts';
import { kontakt } from '../../content/texte/kontakt.ts';
import { portfolio } from '../../content/texte/portfolio.ts';
import { start } from '../../content/texte/start.ts';
import { firstSight } from '../../lib/first-sight.ts';
import { hostname } from '../../lib/hostname.ts';
import { phonePicture } from '../../lib/manifest.ts';
import type { Einlage, Vorschaublatt } from './draw-vorschau.ts';
import { GRUND, Projektvorschau } from './Projektvorschau.tsx';
import { GRUNDLINIE, RAND, Seitenblatt } from './Seitenblatt.tsx';
import { VORSCHAU } from './vorschau-pfad.ts';
import { fensterInhalt, telefonInhalt } from './Zeichnung.tsx';

const VOLL = VORSCHAU.breite - 2 * RAND;

/** The preview picture of every page that search engines may list, by the page's path. */
export const vorschaublaetter: ReadonlyMap<string, () => Vorschaublatt> = new Map([
	['/', startblatt],
	['/portfolio', portfolioblatt],
	['/about', () => textblatt([about.vorschau], about.mass)],
	['/kontakt', () => textblatt([kontakt.ueberschrift], kontakt.mass)],
	...projekte.map((eintrag): [string, () => Vorschaublatt] => [
		`/portfolio/${eintrag.metadaten.url}`,
		() => projektblatt(eintrag),
	]),
]);

function textblatt(ueberschrift: readonly string[], phrase: string): Vorschaublatt {
	return { zeichnung: Seitenblatt({ ueberschrift, phrase, breite: VOLL }), einlagen: [] };
}

function startblatt(): Vorschaublatt {
	const ueberschrift = zweiZeilen(start.titel);
	const [projekt] = projekte;
	if (!projekt) return textblatt(ueberschrift, start.mass);
	const platz = { links: 710, oben: 140, breite: 560, hoehe: GRUNDLINIE - 140 };
	const fenster = { platz, adresse: hostname(projekt.projekt.website) };
	return {
		zeichnung: Seitenblatt({ ueberschrift, phrase: start.mass, breite: 590, fenster }),
		einlagen: [fensterInhalt(platz, firstSight(projekt.source))],
	};
}

/** The clients' sites as a row of houses, by their phone views. */
function portfolioblatt(): Vorschaublatt {
	const haeuser = projekte
		.flatMap((projekt) => schmalesBild(projekt) ?? [])
		.slice(0, 3)
		.map((pfad, stelle) => {
			const hoehe = [318, 402, 358][stelle] ?? 340;
			const platz = { links: 646 + stelle * 176, oben: GRUNDLINIE - hoehe, breite: 160, hoehe };
			return { platz, pfad };
		});
	return {
		zeichnung: Seitenblatt({
			ueberschrift: zweiZeilen(portfolio.ueberschrift),
			phrase: portfolio.mass,
			breite: 540,
			telefone: haeuser.map(({ platz }) => platz),
		}),
		einlagen: haeuser.map(({ platz, pfad }) => telefonInhalt(platz, pfad)),
	};
}

function projektblatt(eintrag: Projekt): Vorschaublatt {
	const { metadaten, projekt, source } = eintrag;
	const schmal = schmalesBild(eintrag);
	const telefon = schmal ? { links: 930, oben: 132, breite: 170, hoehe: GRUND - 132 } : undefined;
	const breite = 760;
	const fenster = {
		links: telefon ? 100 : (VORSCHAU.breite - breite) / 2,
		oben: 56,
		breite,
		hoehe: GRUND - 56,
	};
	const grund: Einlage = {
		pfad: source.background,
		links: 0,
		oben: 0,
		breite: VORSCHAU.breite,
		hoehe: GRUND,
	};
	return {
		zeichnung: Projektvorschau({
			kunde: projekt.kunde,
			phrase: `${projekt.branche} · ${projekt.ziel}`,
			blatt: `${metadaten.id + 1} von ${projekte.length}`,
			adresse: hostname(projekt.website),
			fenster,
			telefon,
		}),
		einlagen: [
			grund,
			fensterInhalt(fenster, firstSight(eintrag.source)),
			...(telefon && schmal ? [telefonInhalt(telefon, schmal)] : []),
		],
	};
}

/** A headline in two lines of about the same length; one word stays one line. */
function zweiZeilen(text: string): string[] {
	const luecken = [...text.matchAll(/ /g)].map(({ index }) => index);
	const abstand = (stelle: number) => Math.abs(text.length / 2 - stelle);
	const [mitte] = luecken.toSorted((a, b) => abstand(a) - abstand(b));
	return mitte === undefined ? [text] : [text.slice(0, mitte), text.slice(mitte + 1)];
}

function schmalesBild(eintrag: Projekt): string | undefined {
	return phonePicture(manifestOf(eintrag), eintrag.source.weiterebilder);
}
