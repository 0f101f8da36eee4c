import { namesMoney } from '../../shared/money.ts';
import { DESCRIPTION_LENGTH } from '../../shared/projekt-schema.ts';
import { textFile } from '../../src/facts/texts-schema.ts';
import { isBlock, type ListShape, listQuestion, pairs, partOf, splitAtColon } from './list.ts';
import { hasOwnProject } from './projects.ts';
import { type Fact, factQuestion, type Question } from './question.ts';
import { isList, type Site, type Value } from './site.ts';

const at = (file: string, field: string) => `${textFile(file)}: ${field}`;
const home = { group: 'sie', key: 'startseite', page: 'Startseite' } as const;
const about = { group: 'sie', key: 'werdegang', page: 'About' } as const;
const kontakt = { group: 'angebot', key: 'kontakt', page: 'Kontakt' } as const;
const portfolio = {
	group: 'projekte',
	key: 'portfolio',
	page: 'Portfolio',
	isPossible: hasOwnProject,
} as const;

/** What search results say of a page. */
const description = (
	file: string,
	page: string,
): Pick<Fact, 'field' | 'label' | 'why' | 'faultOf'> => ({
	field: at(file, 'beschreibung'),
	label: `${page}: Beschreibung für Suchmaschinen`,
	why: `Steht in Suchergebnissen unter dem Titel; ${DESCRIPTION_LENGTH.least} bis ${DESCRIPTION_LENGTH.mostOfPage} Zeichen.`,
	faultOf: (site, text) => faultOfLength(text) ?? site.faultOf(at(file, 'beschreibung'), text),
});

const paragraphs: ListShape = {
	what: 'ein Absatz',
	form: 'ein Absatz in einer Zeile',
	...{ least: 1, most: 9 },
	print: String,
	read: (line) => line || undefined,
};

const frequent: ListShape = {
	what: 'eine Frage',
	form: '„Frage? Antwort“ in einer Zeile, die Frage höchstens 80, die Antwort höchstens 400 Zeichen',
	...{ most: 8, none: 'Keine Fragen' },
	print: (item) => `${partOf(item, 'frage')} ${partOf(item, 'antwort')}`,
	read: (line) => {
		const [, frage = '', antwort = ''] = /^([^?]+\?)\s*(\S.*)$/.exec(line) ?? [];
		return frage ? { frage, antwort } : undefined;
	},
	isAskedAlone: (item) => isBlock(item) && namesMoney(partOf(item, 'antwort')),
};

/** A station keeps its drawing as long as it keeps its title. */
const stations: ListShape = {
	...pairs('titel', 'text'),
	what: 'eine Station',
	form: '„Station: ein Satz“; eine mit neuem Titel steht ohne Zeichnung da',
	...{ most: 6, none: 'Keine Stationen' },
	read: (line, old) => {
		const [titel = '', text = ''] = splitAtColon(line) ?? [];
		if (!titel) return undefined;
		const isSame = old !== undefined && isBlock(old) && old.titel === titel;
		return isSame ? { ...old, text } : { titel, text };
	},
};

/** A field of work with its tools: „Design: Figma (Design-Tool), Papier (Skizzen)“. */
const tools: ListShape = {
	what: 'ein Bereich',
	form: '„Bereich: Werkzeug (wozu), Werkzeug (wozu)“',
	...{ most: 8, none: 'Keine Werkzeuge' },
	print: (item) => {
		const list = isBlock(item) && isList(item.eintraege) ? item.eintraege : [];
		const words = list.map((one) => `${partOf(one, 'name')} (${partOf(one, 'zweck')})`);
		return `${partOf(item, 'bereich')}: ${words.join(', ')}`;
	},
	read: (line): Value | undefined => {
		const [bereich = '', rest = ''] = splitAtColon(line) ?? [];
		const parts = rest.split(/,\s*(?![^(]*\))/);
		const eintraege = parts.flatMap((part) => {
			const [, name, zweck] = /^(.+?)\s*\((.+)\)$/.exec(part.trim()) ?? [];
			return name && zweck ? [{ name, zweck }] : [];
		});
		return bereich && eintraege.length === parts.length ? { bereich, eintraege } : undefined;
	},
};

const measure = (page: string) => `${page}: Worte auf der Maßlinie unter der Überschrift`;

/** The texts that the owner confirms or changes, in the order of the pages. */
export const textQuestions: readonly Question[] = [
	factQuestion({ ...home, ...description('start', 'Startseite') }),
	factQuestion({
		...{ ...home, field: at('start', 'masslinie') },
		label: 'Drei Worte für das Vorschaubild, das Messenger zeigen',
		why: 'Unter der Überschrift der Startseite.',
	}),
	factQuestion({
		...{ ...home, field: at('start', 'about.titel'), proposal: yearsInWords },
		label: 'Überschrift über Ihrem Werdegang',
		why: 'Ein fester Text; die Seite About zählt die Jahre selbst.',
	}),
	factQuestion({
		...{ ...home, field: at('start', 'about.text') },
		label: 'Ihr Werdegang, kurz',
		why: 'Zwei, drei Sätze auf der Startseite. Das Muster erzählt von einem Bauzeichner.',
	}),
	factQuestion({ ...about, ...description('about', 'About') }),
	factQuestion({
		...about,
		field: at('about', 'masslinie'),
		label: measure('About'),
		why: 'Seite About.',
	}),
	listQuestion({
		...{ ...about, field: at('about', 'absaetze'), shape: paragraphs },
		label: 'Ihr Weg, in Absätzen',
		why: 'Der erste steht größer. Das Muster erzählt von einem Bauzeichner.',
	}),
	listQuestion({
		...{ ...about, field: at('about', 'stationen'), shape: stations },
		label: 'Die Stationen Ihres Wegs',
		why: 'Bis zu sechs, mit Zeichnungen.',
	}),
	listQuestion({
		...{ ...about, field: at('about', 'werkzeuge'), shape: tools },
		label: 'Ihre Werkzeuge',
		why: 'Nach Bereichen, und wozu.',
	}),
	factQuestion({ ...kontakt, ...description('kontakt', 'Kontakt') }),
	factQuestion({
		...{ ...kontakt, field: at('kontakt', 'preis.festpreis') },
		label: 'Der Satz zum Festpreis',
		why: 'Steht hinter Ihrem Preis; Sie werden daran gemessen.',
	}),
	factQuestion({
		...{ ...kontakt, field: at('kontakt', 'ablauf[2].text') },
		label: 'Wann und wie Ihr Angebot kommt',
		why: 'Der dritte Schritt unter „Wie es weitergeht“.',
	}),
	listQuestion({
		...{ ...kontakt, key: 'fragen', field: at('fragen', 'liste'), shape: frequent },
		label: 'Häufige Fragen und Ihre Antworten',
		why: '{von}, {bis} und {umsatzsteuer} sind Ihr Preis.',
	}),
	factQuestion({ ...portfolio, ...description('portfolio', 'Portfolio') }),
	factQuestion({
		...{ ...portfolio, field: at('portfolio', 'masslinie'), label: measure('Portfolio') },
		why: 'Für wen Sie arbeiten.',
	}),
	factQuestion({
		...{ ...portfolio, field: at('portfolio', 'einleitung') },
		label: 'Einleitung über Ihren Projekten',
		why: 'Ein Satz unter der Überschrift.',
	}),
];

/** „5 Jahre Erfahrung“, from the owner's first full year; the sample's text while there is none. */
function yearsInWords(site: Site): string {
	const years = new Date().getFullYear() - Number(site.text('startJahr'));
	if (!(years > 0)) return 'Mein Weg';
	return `${years} ${years === 1 ? 'Jahr' : 'Jahre'} Erfahrung`;
}

function faultOfLength({ length }: string): string | undefined {
	const { least, mostOfPage } = DESCRIPTION_LENGTH;
	return length >= least && length <= mostOfPage
		? undefined
		: `Das hat ${length} Zeichen, gut sind ${least} bis ${mostOfPage}.`;
}
