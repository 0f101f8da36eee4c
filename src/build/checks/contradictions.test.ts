import { expect, test } from 'vitest';
import { taxContradictions, textsLeftOut, yearContradiction } from './contradictions.ts';

const at = (text: string) => ({
	field: 'liste[0].antwort',
	place: 'fragen.yaml',
	text,
	ending: ', oder: npm run einrichten -- x',
});

test.each([
	['keine', 'Betreuung 49 € zuzüglich Umsatzsteuer.'],
	['keine', 'Alles inkl. MwSt.'],
	['enthalten', '2.900 Euro zzgl. MwSt.'],
	['enthalten', '49 € zzgl. ges. MwSt.'],
	['enthalten', '49 € zzgl. 8,1 % MwSt.'],
	['keine', 'Alles inkl. aller Steuern.'],
	['zuzüglich', 'Zwei Sätze. Alles inkl. MwSt.'],
	['zuzüglich', '49 € zzgl. USt (58 € inkl. USt).\n59 € inkl. USt.'],
	['zuzüglich', 'Als Kleinunternehmer berechne ich keine.'],
	['zuzüglich', 'Nach der Kleinunternehmerregelung fällt keine an.'],
] as const)('where the price says „%s“, „%s“ is named with what to do', (tax, text) => {
	expect(taxContradictions([at(text)], tax)).toEqual([
		expect.stringMatching(
			/^fragen\.yaml: gefunden „.*Bitte dort berichtigen, oder: npm run einrichten -- x$/,
		),
	]);
});

test('a text that agrees, or names no tax, is right', () => {
	const texts = [
		'49 € {umsatzsteuer}',
		'Alles inklusive Texten.',
		'Inkl. aller Steuerelemente.',
		'Zuzüglich Fahrtkosten.',
		'49 € zzgl. Anfahrt am 3. August.',
		'Websites für Freiberufler und Kleinunternehmer.',
	];
	for (const tax of ['keine', 'enthalten', 'zuzüglich', undefined] as const)
		expect(taxContradictions(texts.map(at), tax)).toEqual([]);
});

test.each([
	['zuzüglich', 'Wartung inklusive, zuzüglich USt'],
	['zuzüglich', 'Wartung inklusive, die USt. kommt dazu.'],
	['zuzüglich', '3.200 € zzgl. USt. (3.808 € inkl. USt.)'],
	['enthalten', '3.808 € inklusive USt, 3.200 € netto'],
] as const)('where the price says „%s“, „%s“ says the same', (tax, text) => {
	expect(taxContradictions([at(text)], tax)).toEqual([]);
});

test('home names the years that About counts today', () => {
	const today = new Date(2026, 10, 28);
	expect(yearContradiction(at('5 Jahre Erfahrung'), 2021, today)).toEqual([]);
	expect(yearContradiction(at('15 Jahre Erfahrung'), 2011, today)).toEqual([]);
	expect(yearContradiction(at('1 Jahr Erfahrung'), 2021, today)).toHaveLength(1);
	expect(yearContradiction(at('Mein Weg'), 2026, today)).toEqual([]);
	expect(yearContradiction(at('4 Jahre Erfahrung'), 2026, today)).toEqual([
		'fragen.yaml: gefunden „4 Jahre Erfahrung“, die Seite About zählt aber 0. Bitte dort berichtigen, oder: npm run einrichten -- x',
	]);
});

test('a text that goes whole is named with the fact that is missing, one that loses a sentence is not', () => {
	const known = { facts: { antwortzeit: '', beruf: 'Webentwicklerin' } };
	const leftOut = (text: string) => textsLeftOut([at(text)], known).join();
	expect(leftOut('Ich melde mich {antwortzeit}. Per E-Mail.')).toBe(
		'fragen.yaml: Ohne {antwortzeit} entfällt der ganze Text. Soll nur ein Satz entfallen: „[[antwortzeit: …]]“ um ihn, und Anführungszeichen um den Text.',
	);
	expect(leftOut('Ab {49 €} im Monat.')).toContain('Ohne {preis} entfällt');
	expect(leftOut('[[antwortzeit: Ich melde mich {antwortzeit}.]] Ich bin {beruf}.')).toBe('');
});
