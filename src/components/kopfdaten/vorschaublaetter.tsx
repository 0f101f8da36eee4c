import { manifestVon, projekte } from '../../content/projekte.ts';
import type { Projekt } from '../../content/schema.ts';
import { about } from '../../content/texte/about.ts';
import { kontakt } from '../../content/texte/kontakt.ts';
import { portfolio } from '../../content/texte/portfolio.ts';
import { start } from '../../content/texte/start.ts';
import { hostname } from '../../lib/hostname.ts';
import { VORSCHAU } from '../../lib/kopfdaten/vorschau-pfad.ts';
import type { Einlage, Vorschaublatt } from '../../lib/kopfdaten/zeichne-vorschau.ts';
import { GRUND, Projektvorschau } from './Projektvorschau.tsx';
import { GRUNDLINIE, RAND, Seitenblatt } from './Seitenblatt.tsx';
import { fensterInhalt, type Platz, telefonInhalt } from './Zeichnung.tsx';

const VOLL = VORSCHAU.breite - 2 * RAND;

/** The preview picture of every page that search engines may list, by the page's path. */
export const vorschaublaetter: ReadonlyMap<string, () => Vorschaublatt> = new Map([
	['/', () => seite(['Front-End', 'Entwickler'], start.mass, 590, homeFenster())],
	['/portfolio', () => seite(['Meine Projekte'], portfolio.mass, VOLL, [])],
	['/about', () => seite(['Mehr', 'über mich'], about.mass, VOLL, [])],
	['/kontakt', () => seite(['Projekt starten'], kontakt.mass, VOLL, [])],
	...projekte.map((eintrag): [string, () => Vorschaublatt] => [
		`/portfolio/${eintrag.metadaten.url}`,
		() => projektblatt(eintrag),
	]),
]);

type Belegt = { platz: Platz; projekt: Projekt };

function seite(
	ueberschrift: readonly string[],
	phrase: string,
	breite: number,
	fenster: readonly Belegt[],
): Vorschaublatt {
	return {
		zeichnung: Seitenblatt({
			ueberschrift,
			phrase,
			breite,
			fenster: fenster.map(({ platz, projekt }) => ({
				platz,
				adresse: hostname(projekt.projekt.website),
			})),
		}),
		einlagen: fenster.map(({ platz, projekt }) => fensterInhalt(platz, ersterBlick(projekt))),
	};
}

function homeFenster(): Belegt[] {
	const oben = 150;
	const platz = { links: 710, oben, breite: 560, hoehe: GRUNDLINIE - oben };
	return projekte.slice(0, 1).map((projekt) => ({ platz, projekt }));
}

function projektblatt(eintrag: Projekt): Vorschaublatt {
	const { metadaten, projekt, source } = eintrag;
	const schmal = telefonbild(eintrag);
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
			fensterInhalt(fenster, ersterBlick(eintrag)),
			...(telefon && schmal ? [telefonInhalt(telefon, schmal)] : []),
		],
	};
}

/** The picture that cards show, too. */
function ersterBlick({ source }: Projekt): string {
	return source.weiterebilder[0] ?? source.placeholder;
}

function telefonbild(eintrag: Projekt): string | undefined {
	const { bilder } = manifestVon(eintrag);
	return eintrag.source.weiterebilder.find((pfad) => {
		const name = pfad.slice(pfad.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
		return bilder[name]?.geraet === 'telefon';
	});
}
