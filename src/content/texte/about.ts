import { inhaber } from '#shared/inhaber.ts';

/** Names of the drawings in components/about/stations.svg. */
export type Zeichnung = 'house' | 'bridge' | 'window' | 'brackets' | 'orbits';

type Station = { titel: string; text: string; zeichnung?: Zeichnung };

/** Words of the About page (/about). */
export const about = {
	/** Delete this line once the texts tell your own career. */
	muster: true,
	titel: 'About',
	/** After the number of years. */
	jahreErfahrung: 'Jahre Erfahrung',
	beschreibung:
		'Vom Bauzeichner über das Bauingenieurwesen zur Webentwicklung: mein Weg in fünf Stationen und die Werkzeuge, mit denen ich arbeite.',
	masslinie: 'vom Bauplan zur Website',
	absaetze: [
		'Ausgebildet bin ich als Bauzeichner: Nach meinen Grundrissen und Schnitten wurde gebaut. Danach habe ich Bau\u00ADingenieur\u00ADwesen studiert und berechnet, was ich vorher nur gezeichnet hatte.',
		'Zum Web kam ich über einen Umweg: Jemand brauchte eine kleine Website, WordPress war schnell eingerichtet, und nach einem Wochenende stand sie. Wie so eine Seite im Inneren funktioniert, wusste ich damit noch nicht. Also habe ich HTML, CSS und JavaScript gelernt, und aus den ersten Versuchen wurden Aufträge.',
		'Heute ist das mein Beruf. Vom Bau geblieben ist die Reihenfolge: Gezeichnet wird erst, wenn die Fragen beantwortet sind. Zurzeit lerne ich React.js, denn manche Seite soll mehr können, als Text zu zeigen.',
	],
	weg: 'Mein Weg',
	/** Two to eight have room. One without `zeichnung` is drawn as a stake. */
	stationen: [
		{
			titel: 'Bauzeichner',
			text: 'Ausbildung am Zeichentisch: genau hinsehen, sauber bemaßen.',
			zeichnung: 'house',
		},
		{
			titel: 'Bau\u00ADingenieur\u00ADwesen',
			text: 'Studium: berechnen, was ein Bauwerk trägt, und jedes Ergebnis nachprüfen.',
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
			text: 'Das lerne ich zurzeit: für Seiten, die mehr sind als Text und Bilder.',
			zeichnung: 'orbits',
		},
	] as readonly Station[],
	inZahlen: 'In Zahlen',
	zahlen: [
		{ name: 'Abgeschlossene Projekte', zahl: inhaber.abgeschlosseneProjekte },
		{ name: 'Aktive Kunden', zahl: inhaber.aktiveKunden },
	],
	/** `step`: units that one stroke counts. */
	massstab: (step: number): string =>
		`Alle drei im selben Maßstab${step > 1 ? `, ein Teilstrich je ${step}` : ''}`,
	werkzeuge: 'Meine Werkzeuge',
	/** Headline of the page's preview picture. */
	vorschau: 'Mehr über mich',
} as const;

type Bereich = {
	bereich: string;
	eintraege: { name: string; zweck: string }[];
};

/** The tools, word by word as the specification lists them (section 2, About). */
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
