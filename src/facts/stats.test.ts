import { expect, test } from 'vitest';
import { ownerStats } from './stats.ts';

const given = { abgeschlosseneProjekte: '+12', aktiveKunden: '4' };

test('the numbers are those that the owner gives, projects first', () => {
	expect(ownerStats(given, 3).map(({ number }) => number)).toEqual(['+12', '4']);
	expect(ownerStats({ ...given, abgeschlosseneProjekte: undefined }, 3)).toEqual([
		{ number: '4', name: 'Aktive Kunden' },
	]);
	expect(ownerStats({ abgeschlosseneProjekte: '1', aktiveKunden: undefined }, 1)).toMatchObject([
		{ number: '1', name: 'Abgeschlossenes Projekt' },
	]);
});

test('beside the projects stands how many are shown, and where; nothing where none is', () => {
	const [shown] = ownerStats(given, 3);
	expect(shown?.note).toMatchObject({
		text: 'Drei der Projekte sehen Sie unter',
		link: { href: '/portfolio' },
	});
	const beside = (abgeschlosseneProjekte: string) =>
		ownerStats({ ...given, abgeschlosseneProjekte }, 6)[0]?.note?.text;
	expect(beside('6')).toBe('Alle sehen Sie unter');
	expect(beside('+6')).toBe('Sechs der Projekte sehen Sie unter');
	expect(ownerStats(given, 0)[0]).not.toHaveProperty('note');
});
