import type { Projekt } from '../schema.ts';

/** Words of a project page (/portfolio/{url}); those about one client stand in its entry. */
export const projekt = {
	fakten: { kunde: 'Kunde', branche: 'Branche', ziel: 'Ziel', standort: 'Standort' },
	details: 'Projektdetails',
	techStack: 'Tech Stack',
	service: 'Service',
	website: 'Website anschauen',
	brotkrumen: { name: 'Brotkrumen', startseite: 'Startseite', portfolio: 'Portfolio' },
	nachbarn: {
		name: 'Weitere Blätter',
		vorheriges: 'Vorheriges Blatt',
		naechstes: 'Nächstes Blatt',
	},
} as const;

/** A tool as its maker writes it; the entries keep the specification's spelling. */
export const WERKZEUGNAME: Record<Projekt['techstacks'][number]['tool'], string> = {
	Figma: 'Figma',
	ReactJs: 'React',
	Wordpress: 'WordPress',
	Oxygen: 'Oxygen',
	Elementor: 'Elementor',
};

const ART = {
	Neuerstellung: 'Wie eine neue Website entstanden ist',
	Relaunch: 'Wie aus einer alten Website eine neue wurde',
} as const satisfies Record<Projekt['projekt']['ziel'], string>;

/** Meta description of a project page (/portfolio/{url}), made from the project's own facts. */
export function projektBeschreibung({ projekt }: Projekt): string {
	return `${projekt.kunde}: ${ART[projekt.ziel]}. Ausgangslage, Umsetzung und Ergebnis, dazu ein kurzer Film und Bilder aus dem Projekt.`;
}
