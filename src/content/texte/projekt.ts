import { type Projekt, paragraphs } from '#shared/projekt-schema.ts';
import { portfolio } from './portfolio.ts';

/** Die Worte jeder Projektseite; was über einen Kunden gesagt wird, steht in dessen Eintrag. */
export const projekt = {
	fakten: {
		kunde: 'Kunde',
		branche: 'Branche',
		ziel: 'Ziel',
		standort: 'Standort',
	},
	details: 'Projektdetails',
	techStack: 'Tech Stack',
	service: 'Service',
	website: 'Website anschauen',
	ergebnis: 'Ergebnis',
	quelle: (source: string): string => `Quelle: ${source}`,
	kundenstimme: 'Kundenstimme',
	brotkrumen: { name: 'Sie sind hier', startseite: 'Startseite', portfolio: portfolio.titel },
	nachbarn: {
		name: 'Weitere Projekte',
		vorheriges: 'Vorheriges Projekt',
		naechstes: 'Nächstes Projekt',
	},
} as const;

/** Wie ein `gewerk` nach „für“ heißt, auf der Maßlinie einer Projektseite. */
const FUER: Record<string, string> = {
	Praxis: 'eine Praxis',
	Architekturbüro: 'ein Architekturbüro',
	Werkstatt: 'eine Werkstatt',
	Kanzlei: 'eine Kanzlei',
	Pflegedienst: 'einen Pflegedienst',
};

/** „Relaunch für eine Praxis“; fehlt das Wort oben: „Relaunch, Gesundheitswesen“. */
export function masslinie({ projekt: { ziel, gewerk, branche } }: Projekt): string {
	const wen = gewerk && FUER[gewerk];
	return wen ? `${ziel} für ${wen}` : `${ziel}, ${branche}`;
}

/** Die Beschreibung einer Projektseite für Suchmaschinen. */
export function projektBeschreibung({ metadaten, projekt }: Projekt): string {
	return metadaten.beschreibung ?? paragraphs(projekt.projektbeschreibung)[0] ?? projekt.kunde;
}
