import { z } from 'zod';
import { block, datei, zeile } from './schema-parts.ts';

const kundenstimme = block({
	text: z
		.string({ error: 'die Worte Ihres Kunden' })
		.trim()
		.min(1, { error: 'die Worte Ihres Kunden' })
		.max(600, { error: 'höchstens 600 Zeichen' })
		.regex(/^[^„“”"»«](?:.*[^„“”"»«])?$/s, {
			error: 'die Worte ohne Anführungszeichen davor und dahinter, denn die setzt die Seite',
		})
		.describe('What he said, word by word; blank lines part paragraphs.'),
	name: zeile('den Namen dessen, der es gesagt hat', 60),
	rolle: zeile('seine Rolle, etwa „Inhaberin“ oder „Praxisleitung“', 60),
	freigabe: z.iso
		.date({
			error:
				'den Tag, an dem Ihr Kunde der Veröffentlichung zugestimmt hat, als JJJJ-MM-TT, denn ohne sein Ja dürfen seine Worte nicht online stehen',
		})
		.describe('The day he agreed; not in the future.'),
});

const zahl = block({
	wert: zeile('die Zahl mit ihrer Einheit, etwa „1,2 s“', 12),
	was: zeile('was die Zahl sagt', 80),
	quelle: zeile('die Quelle der Zahl, denn ohne sie wäre sie nur behauptet', 120),
	zeitraum: zeile('einen Tag oder Zeitraum', 40).optional(),
});

/** What may stand besides in a project's entry, each only where the owner has it. */
export const belege = {
	kundenstimme: kundenstimme
		.optional()
		.describe('On the project’s page; that of the first project that has one on home as well.'),
	vorher: datei('dem Bild der früheren Website', ['jpg'])
		.optional()
		.describe('Only of a Relaunch: the section line wipes between it and the new site.'),
	ergebnis: z
		.array(zahl, { error: 'eine Liste' })
		.min(1, { error: 'ein bis vier Zahlen' })
		.max(4, { error: 'ein bis vier Zahlen' })
		.optional()
		.describe('What came of it, in figures; shown with their source.'),
};

export type Zahl = z.infer<typeof zahl>;
