import { expect, test } from 'vitest';
import { taxContradictions, yearContradiction } from './contradictions.ts';

const at = (text: string) => ({ place: 'fragen.yaml', text, command: 'npm run einrichten -- x' });

test.each([
	['keine', 'Betreuung 49 € zuzüglich Umsatzsteuer.'],
	['keine', 'Alles inkl. MwSt.'],
	['enthalten', '2.900 Euro zzgl. MwSt.'],
	['zuzüglich', 'Als Kleinunternehmer berechne ich keine.'],
] as const)('where the price says „%s“, „%s“ is named with what to do', (tax, text) => {
	expect(taxContradictions([at(text)], tax)).toEqual([
		expect.stringMatching(/^fragen\.yaml: gefunden „.*\{umsatzsteuer\}.*npm run einrichten -- x$/),
	]);
});

test('a text that agrees, or names no tax, is right', () => {
	const texts = [at('49 € {umsatzsteuer}'), at('Alles inklusive Texten.')];
	for (const tax of ['keine', 'enthalten', 'zuzüglich', undefined] as const)
		expect(taxContradictions(texts, tax)).toEqual([]);
});

test('home names the years that About counts today', () => {
	const today = new Date(2026, 10, 28);
	expect(yearContradiction(at('5 Jahre Erfahrung'), 2021, today)).toEqual([]);
	expect(yearContradiction(at('15 Jahre Erfahrung'), 2011, today)).toEqual([]);
	expect(yearContradiction(at('1 Jahr Erfahrung'), 2021, today)).toHaveLength(1);
	expect(yearContradiction(at('Mein Weg'), 2026, today)).toEqual([]);
	expect(yearContradiction(at('4 Jahre Erfahrung'), 2026, today)).toEqual([
		'fragen.yaml: gefunden „4 Jahre Erfahrung“, die Seite About zählt aber 0. Bitte berichtigen: npm run einrichten -- x',
	]);
});
