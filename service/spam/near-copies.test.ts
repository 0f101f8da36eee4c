import { expect, test } from 'vitest';
import { DAY } from '../times.ts';
import { createNearCopyCheck } from './near-copies.ts';

const TEXT =
	'Wir bringen Ihre Website auf Platz 1 bei Google. Rufen Sie an unter 0231 4711 oder besuchen Sie https://seo.example/a, Ihr Herr Schmidt.';

test.each<[string, string, boolean]>([
	['the same text', TEXT, true],
	[
		'other digits and addresses',
		TEXT.replace('4711', '0815').replace('seo.example/a', 'x.test'),
		true,
	],
	['another word and other case', TEXT.replace('Schmidt', 'Meier').toUpperCase(), true],
	['another topic', 'Guten Tag, für unsere Praxis in Unna suchen wir eine neue Website.', false],
])('of another client, %s is a near-copy: %s', (_, message, isCopy) => {
	const isNearCopy = createNearCopyCheck();
	expect(isNearCopy(TEXT, 'a')).toBe(false);
	expect(isNearCopy(message, 'b')).toBe(isCopy);
	// A copy stays one when it is sent again.
	expect(isNearCopy(message, 'b')).toBe(isCopy);
});

test('the client’s own text is no copy, nor is a short one, nor one of a day ago', () => {
	let elapsed = 0;
	const isNearCopy = createNearCopyCheck(() => elapsed);
	expect([isNearCopy(TEXT, 'a'), isNearCopy(TEXT, 'a')]).toEqual([false, false]);
	const short = 'Bitte rufen Sie mich an.';
	expect([isNearCopy(short, 'a'), isNearCopy(short, 'b')]).toEqual([false, false]);
	elapsed = DAY;
	expect(isNearCopy(TEXT, 'b')).toBe(true);
	elapsed += 1;
	expect(isNearCopy(TEXT, 'b')).toBe(false);
});

test('of five thousand messages the oldest is forgotten', () => {
	const isNearCopy = createNearCopyCheck();
	isNearCopy(TEXT, 'a');
	const letters = (number: number) =>
		String(number).replace(/\d/g, (digit) => 'abcdefghij'[+digit] ?? '');
	for (let number = 0; number <= 5_000; number += 1) {
		const word = letters(number);
		isNearCopy(`${word}x ${word}y ${word}z ${word}v ${word}w und noch viel mehr davon`, 'b');
	}
	expect(isNearCopy(TEXT, 'c')).toBe(false);
});
