import { type Projekt, paragraphs } from '#shared/projekt/projekt-schema.ts';
import { portfolio } from './portfolio.ts';

/** Words of a project page (/portfolio/{url}); those about one client are in its entry. */
export const projekt = {
	fakten: {
		kunde: 'Kunde',
		branche: 'Branche',
		ziel: 'Ziel',
		standort: 'Standort',
		jahr: 'Jahr',
		dauer: 'Dauer',
	},
	details: 'Projektdetails',
	techStack: 'Tech Stack',
	service: 'Service',
	website: 'Website anschauen',
	ergebnis: 'Ergebnis',
	quelle: (source: string): string => `Quelle: ${source}`,
	kundenstimme: { titel: 'Kundenstimme' },
	brotkrumen: { name: 'Sie sind hier', startseite: 'Startseite', portfolio: portfolio.titel },
	nachbarn: {
		name: 'Weitere Projekte',
		vorheriges: 'Vorheriges Projekt',
		naechstes: 'Nächstes Projekt',
	},
} as const;

/** Meta description of a project page (/portfolio/{url}). */
export function projektBeschreibung({ metadaten, projekt }: Projekt): string {
	return metadaten.beschreibung ?? paragraphs(projekt.projektbeschreibung)[0] ?? projekt.kunde;
}
