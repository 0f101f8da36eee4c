import { expect, test } from 'vitest';
import { IN_PAIRS, KNOWN_WORDS } from '#shared/known-words.ts';
import { TEXTS } from './texts-schema.ts';

const tools = (eintraege: string) =>
	TEXTS.about.shape.werkzeuge.safeParse([{ bereich: 'Design', eintraege }]);

test.each([
	['Figma (Design-Tool)', [['Figma', 'Design-Tool']]],
	[
		'Figma (Design),Papier  (Skizzen) ',
		[
			['Figma', 'Design'],
			['Papier', 'Skizzen'],
		],
	],
	[
		'Vue 3 (Apps, Listen), C (nie)',
		[
			['Vue 3', 'Apps, Listen'],
			['C', 'nie'],
		],
	],
])('„%s“ names tools, each with its purpose', (text, named) => {
	const eintraege = named.map(([name, zweck]) => ({ name, zweck }));
	expect(tools(text).data).toEqual([{ bereich: 'Design', eintraege }]);
});

test.each(['Figma', 'Figma (Design) für alles', `${'x'.repeat(31)} (Design)`, ''])(
	'„%s“ is refused with an example',
	(text) => {
		expect(tools(text).error?.issues.map(({ message }) => message)).toEqual([
			expect.stringContaining('wie „Figma (Design-Tool), Papier (Skizzen)“'),
		]);
	},
);

test('only About’s headline may name the years: elsewhere nothing counts them', () => {
	const { about, start } = TEXTS;
	const { ueberschrift, titel } = about.shape;
	expect(ueberschrift.safeParse('{name}: {jahre} Jahre').success).toBe(true);
	expect(ueberschrift.safeParse('{jahr} Jahre').error?.message).toContain('{jahre}');
	for (const elsewhere of [titel, start.shape.ueberschrift, start.shape.about.shape.titel])
		expect(elsewhere.safeParse('{jahre} Jahre').error?.message).toContain(KNOWN_WORDS);
	expect(KNOWN_WORDS).not.toContain('{jahre}');
});

test('of a bracket that does not end the brackets are named, and no word', () => {
	const { titel, ueberschrift } = TEXTS.about.shape;
	for (const text of [titel, ueberschrift])
		expect(
			text.safeParse('[[preis: Ab neun.] Mehr.').error?.issues.map(({ message }) => message),
		).toEqual([IN_PAIRS]);
});
