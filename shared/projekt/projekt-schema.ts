import { z } from 'zod';
import { evidence } from './evidence-schema.ts';
import { day, fields, filePath, line, share } from './schema-parts.ts';

/** The tools the specification names, in its order and spelling; an entry may name any other. */
export const TOOLS = ['Figma', 'ReactJs', 'Wordpress', 'Oxygen', 'Elementor'] as const;
export const SERVICES = ['Konzept', 'Design', 'Entwicklung'] as const;
export const ZIELE = ['Neuerstellung', 'Relaunch'] as const;

/** Characters of a description in search results: shorter ones say too little, longer ones are cut. */
export const shortLength = { least: 70, most: 160 };

const slug = z
	.string({ error: 'einen Text aus Kleinbuchstaben, Ziffern und Bindestrichen' })
	.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
		error: 'nur Kleinbuchstaben, Ziffern und einzelne Bindestriche',
	});

const picture = filePath('einem Bild', ['jpg', 'jpeg', 'png', 'webp', 'avif', 'svg']);

const techstack = fields({
	active: z
		.boolean({ error: 'true oder false' })
		.describe('Whether the tool was used; only active ones are shown.'),
	tool: line(undefined, 40).describe(
		'Name as visitors read it; the five of the specification keep its spelling.',
	),
});

/** One client project, in the field names of the specification (section 3). */
export const projektSchema = fields({
	metadaten: fields({
		id: z
			.int({ error: 'eine ganze Zahl ab 0' })
			.min(0, { error: 'eine ganze Zahl ab 0' })
			.describe('Position among the projects, from 0: carousel, list and "Blatt n" follow it.'),
		url: slug.describe(
			'Last part of the address, /portfolio/{url}; also the file and folder name.',
		),
		beschreibung: line(undefined, shortLength.most)
			.optional()
			.describe('Description for search results; if missing, the first paragraph of the story.'),
	}),
	projekt: fields({
		kunde: line().describe('Name of the client as visitors read it.'),
		branche: line().describe('Line of business, one or two words.'),
		gewerk: line('ein Wort wie „Praxis“ oder „Werkstatt“', 20)
			.optional()
			.describe('Label of the project’s tab on home; if missing, its branche. One tab per label.'),
		ziel: z
			.enum(ZIELE, { error: `eines von ${ZIELE.join(', ')}` })
			.describe('Whether the site was built new or replaced an older one.'),
		standort: line().describe('Country of the client.'),
		projektbeschreibung: z
			.string({ error: 'einen Text' })
			.refine((text) => paragraphs(text).length >= 3, {
				error: 'mindestens drei Absätze, durch Leerzeilen getrennt',
			})
			.describe('The story in plain text: the start, the work, the result.'),
		website: z
			.url({ protocol: /^https$/, error: 'eine vollständige Adresse, die mit https:// beginnt' })
			.describe("The client's own site; opens in a new tab."),
	}),
	techstacks: z
		.array(techstack, { error: 'eine Liste' })
		.refine((list) => new Set(list.map(({ tool }) => tool.toLowerCase())).size === list.length, {
			error: 'jedes Werkzeug nur einmal',
		})
		.refine((list) => list.some(({ active }) => active), {
			error: 'mindestens ein verwendetes Werkzeug',
		})
		.describe('The tools, each marked as used or not.'),
	service: z
		.array(z.enum(SERVICES, { error: `eines von ${SERVICES.join(', ')}` }), {
			error: 'eine Liste',
		})
		.min(1, { error: `mindestens eines von ${SERVICES.join(', ')}` })
		.refine((list) => new Set(list).size === list.length, { error: 'jede Leistung nur einmal' })
		.describe('What the client ordered.'),
	source: fields({
		logo: picture.describe("The client's logo."),
		video: filePath('einem Film', ['mp4']).describe('Showcase film; loops without sound.'),
		background: picture.describe('Picture behind the browser window on cards and in the gallery.'),
		placeholder: picture.describe('Poster, shown until the film plays.'),
		weiterebilder: z
			.array(picture, { error: 'eine Liste' })
			.min(4, { error: 'vier oder fünf Bilder' })
			.max(5, { error: 'vier oder fünf Bilder' })
			.describe('Gallery; cards show the first one in their browser window.'),
	}),
	bildunterschriften: z
		.array(line(), { error: 'eine Liste' })
		.optional()
		.describe('One caption for each further picture, in the same order: „Abb. 2: Fristenrechner“.'),
	wirkung: line(undefined, 90)
		.optional()
		.describe('What came of it, in one sentence from the story: on cards, below the name.'),
	startseite: z
		.boolean({ error: 'true oder false' })
		.optional()
		.describe('Whether home shows this client first; without one, the first project.'),
	telefonAb: share(1)
		.optional()
		.describe(
			'Share of the phone picture that a narrow card cuts off at the top (0.3: the upper 30 %). If missing, the card starts below the headline or, where that is low on the page, with it.',
		),
	freigabe: day(
		'den Tag, an dem Ihr Kunde zugestimmt hat, dass Sie ihn, sein Logo und Aufnahmen seiner Website zeigen',
	)
		.optional()
		.describe('The day the client agreed to be shown; a strict build demands it.'),
	bildnachweis: line('den Namen dessen, der die Fotos gemacht hat', 120)
		.optional()
		.describe('Who took the photos on the client’s site; named in the Impressum.'),
	bildausschnitte: z
		.array(share(100), { error: 'eine Liste' })
		.optional()
		.describe(
			'One number for each further picture, in the same order: which part of it phones show, from 0 (left, also if missing) to 100 (right).',
		),
	...evidence,
	muster: z
		.boolean({ error: 'true oder false' })
		.optional()
		.describe('A sample that comes with this package; a strict build refuses it.'),
})
	.refine(
		({ bildunterschriften, source }) =>
			!bildunterschriften || bildunterschriften.length === source.weiterebilder.length,
		{ path: ['bildunterschriften'], error: 'zu jedem der „weiterebilder“ genau eine' },
	)
	.refine(
		({ bildausschnitte, source }) =>
			!bildausschnitte || bildausschnitte.length === source.weiterebilder.length,
		{ path: ['bildausschnitte'], error: 'zu jedem der „weiterebilder“ genau eine Zahl' },
	)
	.refine(({ vorher, projekt }) => !vorher || projekt.ziel === 'Relaunch', {
		path: ['vorher'],
		error: 'kein Bild von vorher, denn nur ein Relaunch löst eine Website ab',
	});

export type Projekt = z.infer<typeof projektSchema>;

/** Splits a text into paragraphs at blank lines, and makes other line breaks spaces. */
export function paragraphs(text: string): string[] {
	return text
		.split(/\n\s*\n/)
		.map((paragraph) => paragraph.trim().replace(/\s+/g, ' '))
		.filter((paragraph) => paragraph !== '');
}
