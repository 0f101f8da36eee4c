import { checkDrehbuch, type Drehbuch } from './drehbuch.ts';
import type { Findings } from './explore-page.ts';
import { MediaError } from './media-error.ts';

/** A drehbuch for a site that brings none: home, two sections, an inner page, phone; calm scroll. */
export function defaultDrehbuch(fund: Findings, url: string, kunde: string): Drehbuch {
	const [erster, ...weitere] = fund.abschnitte;
	if (!erster) {
		throw new MediaError(
			`${url} hat keine erkennbaren Abschnitte. Bitte die Bilder in media/<slug>/drehbuch.json selbst festlegen.`,
		);
	}
	const mitte = weitere[Math.floor(weitere.length / 2)] ?? erster;
	const letzter = weitere.at(-1) ?? erster;
	const innen = fund.unterseite
		? { seite: fund.unterseite, alt: `Unterseite der Website von ${kunde}` }
		: { seite: url, ziel: letzter, alt: `Unterer Abschnitt der Website von ${kunde}` };
	const bilder = [
		{ name: 'bild-1', seite: url, geraet: 'desktop', alt: `Startseite der Website von ${kunde}` },
		{
			name: 'bild-2',
			seite: url,
			geraet: 'desktop',
			ziel: erster,
			alt: `Abschnitt der Startseite von ${kunde}`,
		},
		{ name: 'bild-3', geraet: 'desktop', ...innen },
		{ name: 'bild-4', seite: url, geraet: 'telefon', alt: `Website von ${kunde} auf dem Telefon` },
		{
			name: 'bild-5',
			seite: url,
			geraet: 'telefon',
			ziel: mitte,
			alt: `Abschnitt der Website von ${kunde} auf dem Telefon`,
		},
	];
	const wege = [...new Set([erster, mitte, letzter])];
	const schritte = [
		...wege.flatMap((ziel) => [{ scroll: ziel, dauer: 1.5 }, { warte: 0.5 }]),
		{ scroll: 'oben', dauer: 1.6 },
		...(fund.knopf ? [{ hover: fund.knopf, dauer: 0.9 }] : []),
		{ scroll: 'oben', dauer: 0.6 },
	];
	return checkDrehbuch({ bilder, film: { seite: url, schritte } }, `Das Drehbuch für ${url}`);
}
