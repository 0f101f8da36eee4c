import { expect, test } from 'vitest';
import { answered, readQuestions } from './questions.ts';

test('a question about prices is answered with the owner’s range, and left out where there is none', () => {
	const questions = [
		{ frage: 'Preis?', antwort: 'Zwischen {von} und {bis} Euro, {umsatzsteuer}. Selten {von}.' },
		{ frage: 'Wie lange?', antwort: 'Acht Wochen.' },
	];
	const price = { betrag: 'ab 2.400 €', umsatzsteuer: 'enthalten' } as const;
	const [first] = answered(questions, { ...price, von: '3.000', bis: '6.000' });
	expect(first?.antwort).toBe(
		'Zwischen 3.000 und 6.000 Euro, inklusive Umsatzsteuer. Selten 3.000.',
	);
	for (const without of [price, undefined])
		expect(answered(questions, without).map(({ frage }) => frage)).toEqual(['Wie lange?']);
});

test('there may be none to seven questions, each with its answer', () => {
	const question = { frage: 'Wie lange?', antwort: 'Acht Wochen.' };
	const read = (liste: unknown[]) => readQuestions({ liste });
	expect(read([])).toEqual([]);
	expect(read(Array(7).fill(question))).toHaveLength(7);
	expect(() => read(Array(8).fill(question))).toThrow(/fragen\.ts.*höchstens sieben/);
	expect(() => read([{ ...question, antwort: '' }])).toThrow(/„liste\[0\]\.antwort“/);
});
