import { type Projekt, paragraphs } from '#shared/projekt-schema.ts';

/** Die Worte jeder Projektseite; was über einen Kunden gesagt wird, steht in dessen Eintrag. */
export const projekt = {
	fakten: {
		kunde: 'Kunde',
		branche: 'Branche',
		ziel: 'Ziel',
		standort: 'Standort',
		jahr: 'Online seit',
		dauer: 'Dauer',
	},
	/** Auf der Maßlinie: „Relaunch für eine Praxis“; ohne `fuer` im Eintrag „Relaunch im Bereich Recht“. */
	masslinie: ({ ziel, fuer, branche }: Arbeit): string => {
		const arbeit = ziel === 'Relaunch' ? 'Relaunch' : 'Neue Website';
		return fuer ? `${arbeit} für ${fuer}` : `${arbeit} im Bereich ${branche}`;
	},
	details: 'Projektdetails',
	techStack: 'Tech Stack',
	service: 'Service',
	website: 'Website anschauen',
	ergebnis: 'Ergebnis',
	quelle: (source: string): string => `Quelle: ${source}`,
	kundenstimme: 'Kundenstimme',
	brotkrumen: { name: 'Sie sind hier', startseite: 'Startseite' },
	nachbarn: {
		name: 'Weitere Projekte',
		vorheriges: 'Vorheriges Projekt',
		naechstes: 'Nächstes Projekt',
	},
} as const;

type Arbeit = Pick<Projekt, 'ziel' | 'fuer' | 'branche'>;

/** Die Beschreibung einer Projektseite für Suchmaschinen. */
export function projektBeschreibung({ beschreibung, projektbeschreibung, kunde }: Projekt): string {
	return beschreibung ?? paragraphs(projektbeschreibung)[0] ?? kunde;
}
