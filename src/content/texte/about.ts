/** Die Namen der Zeichnungen in src/components/about/stations.svg. */
export type Zeichnung = 'house' | 'bridge' | 'window' | 'brackets' | 'orbits';

type Station = { titel: string; text: string; zeichnung?: Zeichnung };

/** Wie viele Projekte, bis zwölf in Worten. */
const ZAHLEN = 'null eines zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');

/** Unter der Zahl der Jahre. */
export const jahreErfahrung = (jahre: number): string =>
	jahre === 1 ? 'Jahr Erfahrung' : 'Jahre Erfahrung';

/** Die Überschrift der Seite. Die Jahre zählt die Seite selbst; ohne sie genügt ein Text: `() => 'Mein Weg'`. */
export const ueberschrift = (jahre: number): string =>
	jahre > 0 ? `${jahre} ${jahreErfahrung(jahre)}` : 'Über mich';

/** Die Worte der Seite About (/about). */
export const about = {
	/** Löschen Sie diese Zeile, sobald die Texte Ihren eigenen Werdegang erzählen. */
	muster: true,
	titel: 'About',
	beschreibung:
		'Vom Bauzeichner über das Bauingenieurwesen zur Webentwicklung: mein Weg in fünf Stationen und die Werkzeuge, mit denen ich arbeite.',
	masslinie: 'vom Bauplan zur Website',
	/** Der erste steht größer, gleich unter der Überschrift. */
	absaetze: [
		'Ich bin gelernter Bauzeichner: Nach meinen Grundrissen und Schnitten wurde gebaut. Danach habe ich Bau\u00ADingenieur\u00ADwesen studiert und berechnet, was ich zuvor nur gezeichnet hatte.',
		'Zum Web kam ich über einen Umweg: Jemand brauchte eine kleine Website, WordPress war schnell eingerichtet, und nach einem Wochenende stand sie. Wie so eine Seite im Inneren funktioniert, wusste ich damit noch nicht. Also habe ich HTML, CSS und JavaScript gelernt, und aus den ersten Versuchen wurden Aufträge.',
		'Heute ist das mein Beruf. Vom Bau geblieben ist die Reihenfolge: Ich zeichne erst, wenn die Fragen beantwortet sind. Zurzeit lerne ich React.js dazu.',
	],
	weg: 'Mein Weg',
	/** Ohne `zeichnung` steht an der Station ein Pflock. */
	stationen: [
		{
			titel: 'Bauzeichner',
			text: 'Ausbildung am Zeichentisch: genau hinsehen, sauber zeichnen.',
			zeichnung: 'house',
		},
		{
			titel: 'Bau\u00ADingenieur\u00ADwesen',
			text: 'Studium: berechnen, ob ein Bauwerk trägt, und jedes Ergebnis nachprüfen.',
			zeichnung: 'bridge',
		},
		{
			titel: 'Erste WordPress-Website',
			text: 'Eine kleine Seite für Bekannte, an einem Wochenende gebaut.',
			zeichnung: 'window',
		},
		{
			titel: 'HTML, CSS & JavaScript',
			text: 'Das Handwerk hinter den Seiten und damit die ersten Aufträge.',
			zeichnung: 'brackets',
		},
		{
			titel: 'React',
			text: 'Lerne ich zurzeit dazu: für Rechner, Filter und Buchungen.',
			zeichnung: 'orbits',
		},
	] as readonly Station[],
	/** Für Vorleseprogramme. */
	inZahlen: 'In Zahlen',
	/** Die Zahlen selbst stehen in shared/inhaber.ts; was unter ihnen steht, richtet sich nach ihnen. */
	zahlen: {
		projekte: (anzahl: number): string =>
			anzahl === 1 ? 'Abgeschlossenes Projekt' : 'Abgeschlossene Projekte',
		kunden: (anzahl: number): string => (anzahl === 1 ? 'Aktiver Kunde' : 'Aktive Kunden'),
		/** Vor dem Link zum Portfolio; von allen Projekten zeigt es `gezeigt`. */
		davon: (gezeigt: number, alle: number): string => {
			if (alle === 1) return 'Sie sehen es unter';
			if (gezeigt >= alle) return 'Alle sehen Sie unter';
			const wort = ZAHLEN[gezeigt] ?? String(gezeigt);
			return `${wort[0]?.toUpperCase()}${wort.slice(1)} der Projekte sehen Sie unter`;
		},
	},
	werkzeuge: 'Meine Werkzeuge',
	/** Überschrift des Vorschaubilds. */
	vorschau: 'Mehr über mich',
} as const;

type Bereich = {
	bereich: string;
	eintraege: { name: string; zweck: string }[];
};

/** Die Werkzeuge, nach Bereichen. */
export const WERKZEUGE: Bereich[] = [
	{
		bereich: 'Frontend-Entwicklung',
		eintraege: [
			{ name: 'HTML5', zweck: 'Struktur' },
			{ name: 'CSS3', zweck: 'Design' },
			{ name: 'JavaScript', zweck: 'Funktionalität' },
			{ name: 'React', zweck: 'Webanwendungen' },
		],
	},
	{
		bereich: 'CMS & Webdesign',
		eintraege: [
			{ name: 'WordPress', zweck: 'CMS' },
			{ name: 'Elementor', zweck: 'Page Builder' },
			{ name: 'Oxygen', zweck: 'Page Builder' },
		],
	},
	{ bereich: 'Design', eintraege: [{ name: 'Figma', zweck: 'Design-Tool' }] },
	{
		bereich: 'Weitere Skills',
		eintraege: [{ name: 'Git', zweck: 'Versionskontrolle' }],
	},
];
