import { z } from 'zod';
import { day, fields, filePath, line } from './schema-parts.ts';

const kundenstimme = fields({
	text: z
		.string({ error: 'die Worte Ihres Kunden' })
		.trim()
		.min(1, { error: 'die Worte Ihres Kunden' })
		.max(600, { error: 'höchstens 600 Zeichen' })
		.regex(/^[^„“”"»«](?:.*[^„“”"»«])?$/s, {
			error: 'die Worte ohne Anführungszeichen davor und dahinter, denn die setzt die Seite',
		})
		.describe('The client’s words; blank lines separate paragraphs.'),
	name: line('den Namen dessen, der es gesagt hat', 60),
	rolle: line('seine Rolle, etwa „Inhaberin“ oder „Praxisleitung“', 60),
	freigabe: day(
		'den Tag, an dem Ihr Kunde zugestimmt hat, denn ohne sein Ja dürfen seine Worte nicht online stehen',
	),
});

const figure = fields({
	wert: line('die Zahl mit ihrer Einheit, etwa „1,2 s“', 12),
	was: line('was die Zahl sagt', 80),
	quelle: line('die Quelle der Zahl, denn ohne sie wäre sie nur behauptet', 120),
	zeitraum: line('einen Tag oder Zeitraum', 40).optional(),
});

const review = fields({
	portal: line('den Namen der Plattform, etwa „Google“', 40),
	url: z.url({ protocol: /^https$/, error: 'die Adresse der Bewertung, die mit https:// beginnt' }),
});

/** Optional fields of a project's entry: what proves the work. */
export const evidence = {
	kundenstimme: kundenstimme
		.optional()
		.describe('On the project’s page; that of the first project that has one on home as well.'),
	bewertung: review.optional().describe('A public review, linked on the project’s page.'),
	jahr: z
		.int({ error: 'ein Jahr, etwa 2026' })
		.min(1990, { error: 'ein Jahr ab 1990' })
		.max(2100, { error: 'ein Jahr bis 2100' })
		.optional()
		.describe('When the site went online.'),
	dauer: line('die Dauer der Arbeit, etwa „acht Wochen“', 30).optional(),
	vorher: filePath('dem Bild der früheren Website', ['jpg'])
		.optional()
		.describe('Only for a Relaunch: the section line uncovers the new site behind it.'),
	ergebnis: z
		.array(figure, { error: 'eine Liste' })
		.min(1, { error: 'ein bis vier Zahlen' })
		.max(4, { error: 'ein bis vier Zahlen' })
		.optional()
		.describe('Results in figures, shown with their source.'),
};

export type Figure = z.infer<typeof figure>;
