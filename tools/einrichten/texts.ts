import { DESCRIPTION_LENGTH } from '../../shared/projekt-schema.ts';
import { TEXTS as SCHEMAS, textFile } from '../../src/facts/texts-schema.ts';
import { askText, choose, say } from '../dialog.ts';
import { askList, type ListShape, splitAtColon } from './list.ts';
import type { Question } from './question.ts';
import { isList, type Site, type Value } from './site.ts';

/** A line of a file of texts, or one of its lists. */
type Part = {
	field: string;
	label: string;
	/** What is wrong with the line that was typed. */
	faultOf?: (line: string) => string | undefined;
	list?: ListShape<Value>;
};
type Texts = Pick<Question, 'group' | 'key' | 'page' | 'label'> & {
	file: string;
	why: string;
	parts: readonly Part[];
};

const paragraphs: ListShape<Value> = {
	what: 'ein Absatz',
	form: 'ein Absatz in einer Zeile',
	most: 9,
	print: String,
	read: (line) => line || undefined,
	faultOf: ({ length }) => (length === 0 ? 'Erwartet mindestens einen Absatz.' : undefined),
};

/** Items of two texts: a name and, after a colon, what is said of it. */
function pairs(what: string, form: string, [name, text]: [string, string], most: number) {
	return {
		...{ what, form, most },
		print: (item: Value) => `${partOf(item, name)}: ${partOf(item, text)}`,
		read: (line: string): Value | undefined => {
			const parts = splitAtColon(line);
			return parts && { [name]: parts[0], [text]: parts[1] };
		},
	};
}

const frequent: ListShape<Value> = {
	what: 'eine Frage',
	form: 'Frage? Antwort',
	most: 7,
	print: (item) => `${partOf(item, 'frage')} ${partOf(item, 'antwort')}`,
	read: (line) => {
		const [, frage = '', antwort = ''] = /^([^?]+\?)\s*(\S.*)$/.exec(line) ?? [];
		const item = { frage, antwort };
		return SCHEMAS.fragen.shape.liste.safeParse([item]).success ? item : undefined;
	},
};

/** A field of work with its tools: „Design: Figma (Design-Tool), Papier (Skizzen)“. */
const tools: ListShape<Value> = {
	what: 'ein Bereich',
	form: 'Bereich: Werkzeug (wozu), Werkzeug (wozu)',
	most: 8,
	print: (item) => {
		const list = isBlock(item) && isList(item.eintraege) ? item.eintraege : [];
		const words = list.map((one) => `${partOf(one, 'name')} (${partOf(one, 'zweck')})`);
		return `${partOf(item, 'bereich')}: ${words.join(', ')}`;
	},
	read: (line) => {
		const [bereich = '', rest = ''] = splitAtColon(line) ?? [];
		const parts = rest.split(/,\s*(?![^(]*\))/);
		const eintraege = parts.flatMap((part) => {
			const [, name, zweck] = /^(.+?)\s*\((.+)\)$/.exec(part.trim()) ?? [];
			return name && zweck ? [{ name, zweck }] : [];
		});
		return bereich && eintraege.length === parts.length ? { bereich, eintraege } : undefined;
	},
};

const forSearch = { label: 'Beschreibung für Suchmaschinen', faultOf: faultOfDescription };
const measure = 'Worte auf der Maßlinie unter der Überschrift';

/** The texts that the owner confirms or changes. */
export const TEXTS: readonly Texts[] = [
	{
		...{ file: 'start', group: 'sie', key: 'startseite', page: 'Startseite' },
		label: 'Die Worte der Startseite',
		why: 'Beschreibung, Werdegang in zwei Sätzen, der Aufruf am Ende.',
		parts: [
			{ field: 'ueberschrift', label: 'Überschrift' },
			{ field: 'beschreibung', ...forSearch },
			{ field: 'masslinie', label: 'Drei Worte auf dem Vorschaubild' },
			{ field: 'about.titel', label: 'Überschrift über Ihrem Werdegang' },
			{ field: 'about.text', label: 'Ihr Werdegang, kurz' },
			{ field: 'aufruf', label: 'Der Aufruf am Ende' },
		],
	},
	{
		...{ file: 'about', group: 'sie', key: 'werdegang', page: 'About' },
		label: 'Ihr Werdegang und Ihre Werkzeuge',
		why: 'Das Muster erzählt von einem Bauzeichner.',
		parts: [
			{ field: 'beschreibung', ...forSearch },
			{ field: 'masslinie', label: measure },
			{ field: 'absaetze', label: 'Ihr Weg, in Absätzen', list: paragraphs },
			{
				field: 'stationen',
				label: 'Die Stationen',
				list: pairs('eine Station', 'Station: ein Satz', ['titel', 'text'], 6),
			},
			{ field: 'werkzeuge', label: 'Ihre Werkzeuge', list: tools },
		],
	},
	{
		...{ file: 'kontakt', group: 'angebot', key: 'kontakt', page: 'Kontakt' },
		label: 'Was die Kontaktseite zusagt',
		why: 'Wie es nach einer Anfrage weitergeht, und der Satz zum Festpreis.',
		parts: [
			{ field: 'beschreibung', ...forSearch },
			{ field: 'einleitung', label: 'Einleitung' },
			{ field: 'ablauf[2].text', label: 'Ihr Angebot kommt …' },
			{ field: 'preis.nurUnternehmen', label: 'Bei Preisen ohne Umsatzsteuer' },
			{ field: 'preis.festpreis', label: 'Zum Festpreis' },
		],
	},
	{
		...{ file: 'fragen', group: 'angebot', key: 'fragen', page: 'Kontakt' },
		label: 'Häufige Fragen und Ihre Antworten',
		why: '{von}, {bis} und {umsatzsteuer} sind Ihr Preis.',
		parts: [{ field: 'liste', label: 'Fragen', list: frequent }],
	},
	{
		...{ file: 'portfolio', group: 'projekte', key: 'portfolio', page: 'Portfolio' },
		label: 'Die Worte über Ihren Projekten',
		why: 'Vor allem, für wen Sie arbeiten.',
		parts: [
			{ field: 'ueberschrift', label: 'Überschrift' },
			{ field: 'beschreibung', ...forSearch },
			{ field: 'masslinie', label: measure },
			{ field: 'einleitung', label: 'Einleitung' },
		],
	},
];

export const textQuestions: readonly Question[] = TEXTS.map((texts) => {
	const { group, key, page, label, why, parts } = texts;
	const file = textFile(texts.file);
	return {
		...{ group, key, page, label },
		settles: [file],
		isOpen: (site) => site.isStandIn(`${file}: `),
		async ask(site) {
			say(parts.map((part) => inWords(site, file, part)).join('\n\n'));
			const answer = await choose({ question: `${label}: Stimmt das so?`, why }, [
				['', 'Später'],
				['durchgehen', 'Eines nach dem anderen ändern'],
				['stimmt', 'Ja, alles stimmt so'],
			]);
			if (answer === '') return;
			if (answer === 'durchgehen') for (const part of parts) await askPart(site, file, part);
			site.confirm(`${file}: `);
		},
	};
});

async function askPart(
	site: Site,
	file: string,
	{ field, label, faultOf = faultOfLine, list }: Part,
): Promise<void> {
	const current = currentOf(site, file, field);
	if (list) {
		say(`${label}:`);
		const items = isList(current) ? current : [];
		const kept = await askList(items, list);
		if (kept.length !== items.length || kept.some((item, i) => item !== items[i]))
			site.set(`${file}: ${field}`, kept);
		return;
	}
	const shown = String(current ?? '');
	const typed = await askText({
		question: label,
		why: 'Enter: so lassen. Strg-U leert die Zeile.',
		given: shown,
		check: faultOf,
	});
	if (typed !== shown) site.set(`${file}: ${field}`, typed);
}

/** A part as the file has it, below its label; the items of a list one after the other. */
function inWords(site: Site, file: string, { field, label, list }: Part): string {
	const value = currentOf(site, file, field);
	const lines = list && isList(value) ? value.map((item) => `– ${list.print(item)}`) : [value];
	return `${label}:\n${lines.join('\n')}`;
}

function currentOf(site: Site, file: string, field: string): unknown {
	return site.value(`${file}: ${field}`);
}

function faultOfLine(text: string): string | undefined {
	return text === '' ? 'Erwartet einen Text.' : undefined;
}

function faultOfDescription({ length }: string): string | undefined {
	const { least, mostOfPage } = DESCRIPTION_LENGTH;
	return length >= least && length <= mostOfPage
		? undefined
		: `Das hat ${length} Zeichen, gut sind ${least} bis ${mostOfPage}.`;
}

function partOf(item: Value, name: string): string {
	return isBlock(item) ? String(item[name] ?? '') : '';
}

function isBlock(value: unknown): value is { readonly [name: string]: Value } {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
