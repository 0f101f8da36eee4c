import { z } from 'zod';
import { strictFields } from './faults.ts';
import { splitLogin } from './login.ts';
import type { Plan } from './plan.ts';
import { VIEWPORTS } from './viewports.ts';

/** The tools that `projekt:neu` proposes, and how entries spell them; an entry may name any other. */
export const TOOLS = ['Figma', 'ReactJs', 'Wordpress', 'Oxygen', 'Elementor'] as const;
/** The services that `projekt:neu` proposes; an entry may name any other. */
export const SERVICES = ['Konzept', 'Design', 'Entwicklung'] as const;
export const ZIELE = ['Neuerstellung', 'Relaunch'] as const;

/** What lists of advertising hide in addresses and names of a page's parts. */
const hiddenWords =
	'ad ads anzeige anzeigen banner popup reklame sponsor sponsoren tracking werbebanner werbung'.split(
		' ',
	);

/**
 * Characters of a description in search results: shorter ones say too little, longer ones are cut. A page's may
 * have more than a project's.
 */
export const DESCRIPTION_LENGTH = { least: 70, most: 160, mostOfPage: 200 };

/** A number. Data are read as text (data-file.ts); one that is a number already stays. */
function number(schema: z.ZodType<number>): z.ZodType<number, string> {
	return z.preprocess((text: string) => {
		return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
	}, schema);
}

/** „true“ or „false“. */
const trueOrFalse: z.ZodType<boolean, string> = z.preprocess(
	(text: string) => ({ true: true, false: false })[String(text).toLowerCase()] ?? text,
	z.boolean(),
);

/** One line of text; `expected` says which, where it is missing. */
function line(expected = 'einen Text', atMost = 1000): z.ZodString {
	return z
		.string({ error: expected })
		.regex(/^\S(.*\S)?$/, { error: 'eine Zeile Text ohne Leerzeichen am Rand' })
		.max(atMost, { error: `höchstens ${atMost} Zeichen` });
}

/** The public path of a project's file; `what` completes „den Pfad zu …“. */
function filePath(what: string, extensions: readonly string[]): z.ZodString {
	const error = `den Pfad zu ${what}: /projekte/{slug}/name, Endung ${extensions.join(', ')}`;
	const name = `[\\w-]+(\\.[\\w-]+)*\\.(${extensions.join('|')})`;
	return z.string({ error }).regex(new RegExp(`^/projekte/[a-z0-9-]+/${name}$`));
}

/** The day of a client's consent. That it has come is checked where entries are read. */
function consentDay(to: string): z.ZodISODate {
	return z.iso.date({
		error: `den Tag, an dem Ihr Kunde zugestimmt hat, ${to}, als JJJJ-MM-TT`,
	});
}

function isUnique(words: readonly string[]): boolean {
	return new Set(words.map((word) => word.toLowerCase())).size === words.length;
}

const withoutLogin = 'eine Adresse ohne Benutzer und Passwort, denn jeder kann sie lesen';
const https = (error: string) =>
	z
		.url({ protocol: /^https$/, error, abort: true })
		.refine((address) => !splitLogin(address).login, { error: withoutLogin });
/** The recorder writes one JPEG of each picture, beside the AVIF files. */
const picture = filePath('einem Bild', ['jpg']);

/** A point of a client's window, as x and y in its pixels. */
function pointOf({ width, height }: { width: number; height: number }) {
	const error = `einen Punkt als [x, y], x von 0 bis ${width} und y von 0 bis ${height}`;
	const upTo = (most: number) => number(z.number({ error }).min(0).max(most));
	return z.tuple([upTo(width), upTo(height)], { error });
}

const kundenstimme = strictFields({
	/** The client’s words; blank lines separate paragraphs. */
	text: z
		.string({ error: 'die Worte Ihres Kunden' })
		.trim()
		.min(1)
		.max(600, { error: 'höchstens 600 Zeichen' })
		.regex(/^(?![„“”"»«][^„“”"»«]*[„“”"»«]$)/, {
			error: 'die Worte ohne Anführungszeichen davor und dahinter, denn die setzt die Seite',
		}),
	name: line('den Namen dessen, der es gesagt hat', 60),
	rolle: line('seine Rolle, etwa „Inhaberin“ oder „Praxisleitung“', 60),
	freigabe: consentDay('denn ohne sein Ja dürfen seine Worte nicht online stehen'),
});

const result = strictFields({
	wert: line('die Zahl mit ihrer Einheit in Anführungszeichen, etwa "1,2 s"', 12),
	was: line('was die Zahl sagt', 80),
	quelle: line('die Quelle der Zahl, denn ohne sie wäre sie nur behauptet', 120),
	zeitraum: line('einen Tag oder Zeitraum', 40).optional(),
});

/** One client project: what an entry in src/content/projekte holds. */
export const projektSchema = strictFields({
	metadaten: strictFields({
		/** Position among the projects, from 0: carousel and list follow it. */
		id: number(z.int().min(0)),
		/** Last part of the address, /portfolio/{url}; also the file and folder name. */
		url: z
			.string()
			.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
				error: 'nur Kleinbuchstaben, Ziffern und einzelne Bindestriche',
			})
			.refine((slug) => slug.split('-').every((part) => !hiddenWords.includes(part)), {
				error: `kein Wort, das Werbefilter samt Bildern ausblenden (${hiddenWords.join(', ')})`,
			})
			.refine((slug) => slug !== '404', { error: 'nicht „404“, die Adresse der Fehlerseite' }),
		/** Description for search results; if missing, the first paragraph of the story. */
		beschreibung: line(undefined, DESCRIPTION_LENGTH.most).optional(),
	}),
	projekt: strictFields({
		/** Name of the client as visitors read it. */
		kunde: line(),
		/** Line of business, one or two words. */
		branche: line(),
		/** Label of the project’s tab on home; if missing, its branche. One tab per label. */
		gewerk: line('ein Wort wie „Praxis“ oder „Werkstatt“', 20).optional(),
		/** Whether the site was built new or replaced an older one. */
		ziel: z.enum(ZIELE),
		/** Country of the client. */
		standort: line(),
		/** The story in plain text: the start, the work, the result. */
		projektbeschreibung: z.string().refine((text) => paragraphs(text).length >= 3, {
			error: 'mindestens drei Absätze, durch Leerzeilen getrennt',
		}),
		/** The client’s own site; opens in a new tab. */
		website: https('eine vollständige Adresse, die mit https:// beginnt'),
	}),
	/** The tools, each marked as used or not. */
	techstacks: z
		.array(
			strictFields({
				/** Whether the tool was used; only active ones are shown. */
				active: trueOrFalse,
				/** Visitors read it as its maker spells it. */
				tool: line(undefined, 40),
			}),
		)
		.refine((list) => isUnique(list.map(({ tool }) => tool)), {
			error: 'jedes Werkzeug nur einmal',
		})
		.refine((list) => list.some(({ active }) => active), {
			error: 'mindestens ein verwendetes Werkzeug',
		}),
	/** What the client ordered: „Konzept“, „Texte“, „Pflege“ … */
	service: z
		.array(line(undefined, 40))
		.min(1)
		.refine(isUnique, { error: 'jede Leistung nur einmal' }),
	source: strictFields({
		/** The client’s logo. */
		logo: filePath('dem Logo', ['svg', 'png']),
		/** Showcase film without sound; a phone’s, showcase-telefon.mp4, may lie beside it. */
		video: filePath('einem Film', ['mp4']),
		/** Picture behind the client’s site. */
		background: picture,
		/** Poster, shown until the film plays. */
		placeholder: picture,
		/** Gallery; cards show the first one. On the project’s page the drawn one leads. */
		weiterebilder: z
			.tuple([picture], picture, { error: 'vier oder fünf Bilder' })
			.refine(({ length }) => length === 4 || length === 5, { error: 'vier oder fünf Bilder' }),
	}),
	/** One caption for each further picture, in the same order. */
	bildunterschriften: z.array(line()).optional(),
	/** One line of result from the client’s own story: on his card and below his headline. */
	wirkung: line('einen Satz darüber, was die Website beim Kunden bewirkt hat', 90).optional(),
	/** For whom the site was made, as it follows „Relaunch für“ below the headline. */
	fuer: line('Worte wie „eine Praxis“', 40).optional(),
	/** When the site went online; among the facts. */
	jahr: number(z.int({ error: 'ein Jahr wie 2026' }).min(1990).max(2100)).optional(),
	/** How long the work took; among the facts. */
	dauer: line('Worte wie „sechs Wochen“', 30).optional(),
	/** Its tab on home comes first; without it in any entry the first project’s does. */
	startseite: trueOrFalse.optional(),
	/**
	 * The point of the client’s window that stays in view where only a part is shown; without it the recorder’s, the
	 * middle of the largest picture or of the headline.
	 */
	blick: strictFields({
		desktop: pointOf(VIEWPORTS.desktop).optional(),
		telefon: pointOf(VIEWPORTS.telefon).optional(),
	}).optional(),
	/**
	 * The day the client agreed to be shown. Without it the project is shown all the same, and `release` refuses it
	 * (STRICT_OWNER).
	 */
	freigabe: consentDay('dass Sie ihn, sein Logo und Aufnahmen seiner Website zeigen').optional(),
	/** Who took the photos on the client’s site; named in the Impressum. */
	bildnachweis: line('den Namen dessen, der die Fotos gemacht hat', 120).optional(),
	/** On the project’s page; the first one on home, too. */
	kundenstimme: kundenstimme.optional(),
	/** A public review, linked on the project’s page. */
	bewertung: strictFields({
		portal: line('den Namen der Plattform, etwa „Google“', 40),
		url: https('die Adresse der Bewertung, die mit https:// beginnt'),
	}).optional(),
	/** Results in figures, shown with their source. */
	ergebnis: z.array(result, { error: 'ein bis vier Zahlen' }).min(1).max(4).optional(),
}).refine(
	({ bildunterschriften, source }) =>
		!bildunterschriften || bildunterschriften.length === source.weiterebilder.length,
	{ path: ['bildunterschriften'], error: 'zu jedem der „weiterebilder“ genau eine' },
);

/** An entry as the owner writes it. */
export type ProjektEntry = z.infer<typeof projektSchema>;

/** A project as pages use it: the blocks of its entry as one, its short name as `slug`. */
export type Projekt = Omit<ProjektEntry, 'metadaten' | 'projekt'> &
	Omit<ProjektEntry['metadaten'], 'url'> &
	ProjektEntry['projekt'] & {
		slug: string;
		/** What the recorder drew of the site; of finished pictures it draws nothing. */
		plan?: Plan | undefined;
	};
export type DrawnProjekt = Projekt & { plan: Plan };

export const hasPlan = (projekt: Projekt): projekt is DrawnProjekt => projekt.plan !== undefined;

export function projektOf({ metadaten, projekt, ...entry }: ProjektEntry): Projekt {
	const { url: slug, ...named } = metadaten;
	return { ...entry, ...named, ...projekt, slug };
}
export type Result = z.infer<typeof result>;

/** Where the entries of projects lie. */
export const ENTRIES = 'src/content/projekte';
/** Where a project's entry lies, from the root. One of a sample begins with `!muster`. */
export const entryFile = (slug: string): string => `${ENTRIES}/${slug}.yaml`;

/** Address of a project's page. */
export const projektPath = ({ slug }: Pick<Projekt, 'slug'>): string => `/portfolio/${slug}`;

/** Splits a text into paragraphs at blank lines, and makes other line breaks spaces. */
export function paragraphs(text: string): string[] {
	return text
		.split(/\n\s*\n/)
		.map((paragraph) => paragraph.trim().replace(/\s+/g, ' '))
		.filter((paragraph) => paragraph !== '');
}
