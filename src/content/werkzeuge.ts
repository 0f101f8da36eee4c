import type { Zeichen } from '../components/Markenzeichen.tsx';

type Bereich = {
	bereich: string;
	eintraege: { name: string; zweck: string; zeichen: Zeichen }[];
};

/** The tools of the About page, word by word as the specification lists them (section 2, About). */
export const WERKZEUGE: Bereich[] = [
	{
		bereich: 'Frontend-Entwicklung',
		eintraege: [
			{ name: 'HTML5', zweck: 'Struktur', zeichen: 'HTML5' },
			{ name: 'CSS3', zweck: 'Design', zeichen: 'CSS3' },
			{ name: 'JavaScript', zweck: 'Funktionalität', zeichen: 'JavaScript' },
			{ name: 'React', zweck: 'Webanwendungen', zeichen: 'ReactJs' },
		],
	},
	{
		bereich: 'CMS & Webdesign',
		eintraege: [
			{ name: 'WordPress', zweck: 'CMS', zeichen: 'Wordpress' },
			{ name: 'Elementor', zweck: 'Page Builder', zeichen: 'Elementor' },
			{ name: 'Oxygen', zweck: 'Page Builder', zeichen: 'Oxygen' },
		],
	},
	{ bereich: 'Design', eintraege: [{ name: 'Figma', zweck: 'Design-Tool', zeichen: 'Figma' }] },
	{
		bereich: 'Weitere Skills',
		eintraege: [{ name: 'Git', zweck: 'Versionskontrolle', zeichen: 'Git' }],
	},
];
