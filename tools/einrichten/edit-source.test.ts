import { expect, test } from 'vitest';
import {
	confirmValue,
	dropMusterLine,
	dropUnusedImport,
	isStandIn,
	readValue,
	saysMuster,
	setValue,
} from './edit-source.ts';

const facts = `import { muster } from './muster.ts';

/** Alles über Sie. */
export const inhaber = {
	name: muster('Max Mustermann'),
	/** Der Satz darunter. */
	pitch: muster(
		'Ein langer Satz.',
	),
	ort: { stadt: muster('Musterstadt'), land: 'Deutschland' },
	leistungen: [muster({ name: 'Bau' }), muster({ name: 'Umbau' })],
} as const;
`;

test('an answer changes its own value alone, and takes its stand-in away', () => {
	const changed = setValue(facts, 'inhaber.ort.stadt', 'Köln');
	expect(changed).toBe(facts.replace("muster('Musterstadt')", '"Köln"'));
	expect(isStandIn(changed, 'inhaber.ort')).toBe(false);
	expect(isStandIn(changed, 'inhaber.name')).toBe(true);
});

test('what the owner types is read back as he typed it', () => {
	for (const typed of ['O’Neill & "Söhne"', "L'Atelier\\", 'a\u00adb\u00a0c', '`y` $ {x}'])
		expect(readValue(setValue(facts, 'inhaber.pitch', typed), 'inhaber.pitch')).toBe(typed);
	const list = [{ name: 'Neubau', satz: 'So.' }];
	const changed = setValue(facts, 'inhaber.leistungen', list);
	expect(readValue(changed, 'inhaber.leistungen')).toEqual(list);
});

test('a field that was left out is added to its block', () => {
	const changed = setValue(facts, 'inhaber.ort.plz', '50667');
	expect(readValue(changed, 'inhaber.ort')).toEqual({
		stadt: 'Musterstadt',
		land: 'Deutschland',
		plz: '50667',
	});
});

test('a value that is right already loses nothing but its stand-in', () => {
	const changed = confirmValue(facts, 'inhaber.leistungen');
	expect(changed).toContain("leistungen: [{ name: 'Bau' }, { name: 'Umbau' }],");
});

test('the import goes with the last stand-in, not before', () => {
	expect(dropUnusedImport(facts)).toBe(facts);
	const all = dropUnusedImport(confirmValue(facts, 'inhaber'));
	expect(all).toMatch(/^\/\*\* Alles über Sie/);
	expect(all).not.toContain('muster');
});

const texts = `import { inhaber } from '#shared/inhaber.ts';
export const start = {
	/** Löschen Sie diese Zeile. */
	muster: true,
	/** Im Fenster. */
	titel: inhaber.beruf,
	beschreibung: \`\${inhaber.beruf} für alle\`,
	ablauf: ({ tag }: Tag) => [{ titel: 'Eins', text: \`\${tag} bald\` }, { text: 'Zwei' }],
	stationen: [{ titel: 'Haus' }] as readonly Station[],
} as const;
`;

test('a text made of the owner’s facts is read with them', () => {
	const resolve = (field: string) => (field === 'inhaber.beruf' ? 'Gärtner' : undefined);
	expect(readValue(texts, 'start.titel', resolve)).toBe('Gärtner');
	expect(readValue(texts, 'start.beschreibung', resolve)).toBe('Gärtner für alle');
});

test('a text within a function or before a type is changed in its place', () => {
	const changed = setValue(texts, 'start.ablauf[1].text', 'Drei');
	expect(changed).toContain('{ text: "Drei" }],');
	expect(setValue(changed, 'start.stationen', [])).toContain(
		'stationen: [] as readonly Station[],',
	);
});

test('texts that are confirmed lose their line and its comment', () => {
	const own = dropMusterLine(texts);
	expect([saysMuster(texts), saysMuster(own)]).toEqual([true, false]);
	expect(own).toContain('start = {\n\t/** Im Fenster. */\n\ttitel');
});
