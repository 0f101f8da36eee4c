import type { Value } from '../../tools/site.ts';

/** Another person whose site this could be, as unlike the shipped one as it may be. */
export type OtherOwner = {
	/** Facts by their field; all others stay the sample's. */
	facts: Record<string, Value>;
	/** How many projects the site shows, and what each says besides; the list is gone through in turns. */
	projekte: number;
	entries: readonly object[];
	/** Words in src/content/texte/ that the owner has changed. */
	words: readonly [file: string, from: string, to: string][];
	hasPhoto: boolean;
	/** The owner has added pages (own-pages.ts). */
	hasPages?: true;
	kontakt: 'formular' | 'mail';
};

/** What every owner fills in. */
const FILLED = {
	telefon: '+49 231 424242',
	anschrift: { strasse: 'Hauptstraße 7', plz: '44242', ort: 'Dortmund', land: 'Deutschland' },
	ustId: '',
	profile: [],
	hoster: {
		name: 'Ruhr Hosting AG',
		anschrift: 'Ring 3, 44135 Dortmund',
		land: 'Deutschland',
		protokollfrist: '7 Tagen',
		avVertrag: 'ja',
	},
	mailanbieter: { name: 'Ruhr Mail GmbH', land: 'Deutschland', avVertrag: 'ja' },
	belegt: 'Rechnungen seit dem ersten Jahr',
};
const OMITTED = {
	ort: '',
	antwortzeit: '',
	naechsterTermin: '',
	preisrahmen: { betrag: '', umsatzsteuer: 'keine' },
	erstgespraech: '',
	telefonzeiten: '',
	leistungen: [],
	foto: { datei: '', fotograf: '', mitte: { x: '50', y: '50' } },
	portraet: 'signet',
};

const consent = { freigabe: '2026-03-01' };
const quoted = (text: string) => ({
	...consent,
	kundenstimme: { text, name: 'Eva Beispiel', rolle: 'Inhaberin', ...consent },
});

export const OWNERS: Record<string, OtherOwner> = {
	/** Begins: nothing to show yet, a long job title, no VAT, a station without a drawing, two pages of her own. */
	keines: {
		facts: {
			...FILLED,
			name: 'Änne Größ-Łukasiewicz',
			anrede: 'Frau',
			berufsbezeichnung: 'Webentwickler für Vue und Nuxt',
			email: 'post@groess.de',
			siteUrl: 'https://www.groess.de',
			startJahr: '2022',
			abgeschlosseneProjekte: '',
			aktiveKunden: '',
			freiwillig: {
				...OMITTED,
				preisrahmen: { betrag: 'ab 800 €', spanne: '800 bis 1.800', umsatzsteuer: 'keine' },
				leistungen: ['Neubau', 'Umbau', 'Pflege'].map((name) => ({
					name,
					satz: `${name}, kurz. Das kostet ab {49 €} im Monat.`,
				})),
			},
		},
		projekte: 0,
		entries: [],
		words: [
			['start', 'Mit Projekten zum Ansehen.', 'Erst klären wir, was Sie brauchen.'],
			['start', '4 Jahre', '3 Jahre'],
			['about', '    zeichnung: house\n', ''],
			['about', 'React (Web', 'Vue 3 (Web'],
		],
		hasPhoto: false,
		hasPages: true,
		kontakt: 'formular',
	},
	/** Almost nothing: one project, one word each, nothing optional. */
	eins: {
		facts: {
			...FILLED,
			name: 'Bo Li',
			anrede: '',
			berufsbezeichnung: 'Webdesignerin',
			email: 'post@bo-li.de',
			siteUrl: 'https://www.bo-li.de',
			startJahr: '2019',
			abgeschlosseneProjekte: '1',
			aktiveKunden: '',
			freiwillig: OMITTED,
		},
		projekte: 1,
		entries: [{ ...consent, techstacks: [{ active: true, tool: 'Papier' }] }],
		words: [
			['rahmen', "text: 'Home'", "text: 'Start'"],
			['rahmen', "text: 'Portfolio'", "text: 'Werk'"],
			['rahmen', "text: 'About'", "text: 'Ich'"],
			['portfolio', 'titel: Portfolio', 'titel: Werk'],
			['rahmen', "text: 'Impressum'", "text: 'Anbieter'"],
		],
		hasPhoto: false,
		kontakt: 'formular',
	},
	/** Everything: three projects, accents, a photo, all optional facts, and no form. */
	drei: {
		facts: {
			...FILLED,
			name: 'Ada Šimić',
			anrede: 'Frau',
			berufsbezeichnung: 'Webdesign Šimić',
			email: 'post@ada-simic.de',
			wirtschaftsId: 'DE123456789-00001',
			profile: [{ name: 'Mastodon', url: 'https://ruhr.social/@ada' }],
			siteUrl: 'https://www.ada-simic.de',
			freiwillig: {
				...OMITTED,
				ort: 'Dortmund und online',
				antwortzeit: 'am selben Tag',
				naechsterTermin: 'März 2027',
				preisrahmen: { betrag: 'ab 2.400 €', umsatzsteuer: 'enthalten' },
				telefonzeiten: 'werktags bis 17 Uhr',
				leistungen: ['Neubau', 'Umbau', 'Pflege'].map((name) => ({ name, satz: `${name}, kurz.` })),
				foto: { datei: 'src/content/foto.jpg', fotograf: 'Jo Licht', mitte: { x: '50', y: '35' } },
				portraet: 'zeichnung',
			},
		},
		projekte: 3,
		entries: [
			{ ...consent, bildnachweis: 'Kim Blende' },
			quoted('Läuft seit dem ersten Tag.'),
			{ ...consent, ergebnis: [{ wert: '2 s', was: 'bis alles steht', quelle: 'eigene Messung' }] },
		],
		words: [
			['start', 'ueberschrift: "{beruf}"', 'ueberschrift: Websites für Dortmund'],
			['about', '"{jahre} Jahre Erfahrung"', 'Über mich'],
		],
		hasPhoto: true,
		kontakt: 'mail',
	},
	/** Very much: thirty projects, a job title of three words, long names of pages. */
	dreissig: {
		facts: {
			...FILLED,
			name: 'Maximiliane von Hohenstein-Wiesental',
			anrede: 'Frau',
			berufsbezeichnung: 'Design und Entwicklung',
			email: 'post@hohenstein.de',
			siteUrl: 'https://hohenstein.de',
			startJahr: '1999',
			abgeschlosseneProjekte: '+312',
			aktiveKunden: '100',
			freiwillig: OMITTED,
		},
		projekte: 30,
		entries: [consent, quoted('Genau so haben wir uns das vorgestellt.'), consent],
		words: [
			['rahmen', "text: 'Portfolio'", "text: 'Ausgewählte Arbeiten'"],
			['portfolio', 'titel: Portfolio', 'titel: Ausgewählte Arbeiten'],
		],
		hasPhoto: false,
		kontakt: 'formular',
	},
};
