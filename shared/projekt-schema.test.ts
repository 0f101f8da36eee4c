import { expect, test } from 'vitest';
import { fixtureProjekt } from '../testing/fixture-projekt.ts';
import { paragraphs, projektOf, projektPath, projektSchema } from './projekt-schema.ts';

test('paragraphs end at blank lines; other line breaks are spaces', () => {
	expect(paragraphs('\n Eins\n  zwei\n \t\nDrei \n\n\nVier')).toEqual([
		'Eins zwei',
		'Drei',
		'Vier',
	]);
	expect(paragraphs(' \n\n ')).toEqual([]);
	expect(projektPath({ slug: 'haus' })).toBe('/portfolio/haus');
});

const { id, slug, freigabe, techstacks, service, source, ...projekt } = fixtureProjekt();
const metadaten = { id, url: slug };
const kundenstimme = { text: 'Gut.', name: 'Ada', rolle: 'Inhaberin', freigabe };
const entry = { metadaten, projekt, techstacks, service, source, kundenstimme };

test('an entry is one project for pages, under its short name', () => {
	const one = projektOf(projektSchema.parse(entry));
	expect(one).toMatchObject({ slug, id, kunde: projekt.kunde, source });
	expect(Object.keys(one)).not.toContain('metadaten');
});

/** What is said of an entry with these changes; '' = it is taken. */
const faultOf = (changes: object) =>
	projektSchema.safeParse({ ...entry, ...changes }).error?.issues[0]?.message ?? '';
const named = (url: string) => ({ metadaten: { ...metadaten, url } });
const told = (projektbeschreibung: string) => ({ projekt: { ...projekt, projektbeschreibung } });
const voice = (text: string) => ({ kundenstimme: { ...kundenstimme, text } });
const at = (website: string) => ({ projekt: { ...projekt, website } });
const pictures = (changes: object) => ({ source: { ...source, ...changes } });
const figma = { active: true, tool: 'Figma' };

test.each<[string, object]>([
	['without captions', {}],
	['with a name that only holds a hidden word', named('adler-werbungen')],
	['with three paragraphs', told('Eins.\n\nZwei.\n\nDrei.')],
	['with one tool that is used', { techstacks: [figma, { active: false, tool: 'Oxygen' }] }],
	['with a quoted word at the end of a client’s words', voice('Die Seite ist „super“')],
	['with one at both ends', voice('„Super“ sagen alle, „sehr gut“')],
	['with a caption for each picture', { bildunterschriften: ['A', 'B', 'C', 'D'] }],
])('an entry %s is taken', (_, changes) => {
	expect(faultOf(changes)).toBe('');
});

test.each<[string, object, RegExp]>([
	['the error page’s address', named('404'), /nicht „404“/],
	['a word that filters hide', named('haus-werbung'), /kein Wort, das Werbefilter/],
	['two paragraphs', told('Eins.\n\nZwei.'), /mindestens drei Absätze/],
	['a login in an address', at('https://a:b@c.de'), /ohne Benutzer und Passwort/],
	['an address without TLS', at('http://c.de'), /beginnt/],
	[
		'a tool twice',
		{ techstacks: [figma, { ...figma, tool: 'FIGMA' }] },
		/jedes Werkzeug nur einmal/,
	],
	[
		'no tool that is used',
		{ techstacks: [{ ...figma, active: false }] },
		/ein verwendetes Werkzeug/,
	],
	['a service twice', { service: ['Texte', 'texte'] }, /jede Leistung nur einmal/],
	['a caption too few', { bildunterschriften: ['eine'] }, /zu jedem der „weiterebilder“/],
	['a picture elsewhere', pictures({ background: '/a.jpg' }), /^den Pfad zu einem Bild: /],
	[
		'three pictures',
		pictures({ weiterebilder: source.weiterebilder.slice(0, 3) }),
		/^vier oder fünf/,
	],
	['a year long ago', { jahr: 1989 }, /^ein Jahr wie 2026$/],
	['a year far ahead', { jahr: 2101 }, /^ein Jahr wie 2026$/],
	['a point outside the window', { blick: { desktop: [0, 801] } }, /^einen Punkt .* 0 bis 800$/],
	['a client without words', { kundenstimme: { text: ' ' } }, /^die Worte Ihres Kunden$/],
	['words in quotation marks', voice('„Gut.“'), /ohne Anführungszeichen/],
	['no figures', { ergebnis: [] }, /^ein bis vier Zahlen$/],
])('%s is refused', (_, changes, sentence) => {
	expect(faultOf(changes)).toMatch(sentence);
});
