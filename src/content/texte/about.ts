import { inhaber } from '#shared/inhaber.ts';

/** Words of the About page (/about). */
export const about = {
	titel: 'About',
	/** Behind the years. */
	jahreErfahrung: 'Jahre Erfahrung',
	beschreibung:
		'Vom Bauzeichner über das Bauingenieurwesen zur Webentwicklung: mein Weg in fünf Stationen und die Werkzeuge, mit denen ich arbeite.',
	mass: 'vom Bauplan zur Website',
	absaetze: [
		'Gelernt habe ich Bauzeichner. Ich habe Grundrisse und Schnitte gezeichnet und dabei verstanden, was bis heute gilt: Ein guter Plan ist für die Menschen da, die danach bauen. Später habe ich Bauingenieurwesen studiert und gelernt, Dinge so zu berechnen, dass sie halten.',
		'Zum Web kam ich über einen Umweg: Jemand brauchte eine kleine Website, WordPress war schnell eingerichtet, und aus einem Wochenende wurden viele. Ich wollte wissen, was unter der Oberfläche geschieht, und habe HTML, CSS und JavaScript gelernt, bis aus den ersten Versuchen Aufträge wurden.',
		'Heute entwickle ich Websites für Selbstständige und kleine Unternehmen, und die alte Schule steckt in jeder davon: Gezeichnet wird erst, wenn die Fragen beantwortet sind. Zurzeit lerne ich React.js, denn manche Seite soll mehr können, als Text zu zeigen. Fertig gelernt hat man in diesem Beruf nie, und das ist mir sehr recht.',
	],
	weg: 'Mein Weg',
	stationen: [
		{
			titel: 'Bauzeichner',
			text: 'Ausbildung am Zeichentisch: genau hinsehen, sauber bemaßen.',
		},
		{
			titel: 'Bauingenieurwesen',
			text: 'Studium: rechnen, nachrechnen und immer fragen, was das Ganze am Ende trägt.',
		},
		{
			titel: 'Erste WordPress-Website',
			text: 'Jemand brauchte eine kleine Website. Nach einem Wochenende stand sie, und die Fragen fingen an.',
		},
		{
			titel: 'HTML, CSS & JavaScript',
			text: 'Das Handwerk von Grund auf gelernt und damit die ersten Aufträge umgesetzt.',
		},
		{
			titel: 'React',
			text: 'Der nächste Schritt, mitten im Lernen: Webanwendungen, die sich leicht anfühlen.',
		},
	],
	inZahlen: 'In Zahlen',
	zahlen: [
		{ name: 'Abgeschlossene Projekte', zahl: inhaber.abgeschlosseneProjekte },
		{ name: 'Aktive Kunden', zahl: inhaber.aktiveKunden },
	],
	werkzeuge: 'Meine Werkzeuge',
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
