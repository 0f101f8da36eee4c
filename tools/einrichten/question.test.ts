import { expect, test } from 'vitest';
import { meaning } from './question.ts';

const line = {
	...{ own: undefined, sample: 'innerhalb eines Tages', none: true as const },
	read: (typed: string) => typed.trim(),
	faultOf: (value: string) => (value.length > 20 ? 'Erwartet weniger.' : undefined),
};
const value = (text: string) => ({ is: 'value', value: text });

test('at a sample Enter is later, „=“ takes it, „-“ is none, „<“ goes back', () => {
	expect(meaning('', line)).toEqual({ is: 'later' });
	expect(meaning('=', line)).toEqual(value('innerhalb eines Tages'));
	expect(meaning('-', line)).toEqual(value(''));
	expect(meaning('<', line)).toEqual({ is: 'back' });
	expect(meaning('morgen ', line)).toEqual(value('morgen'));
});

test('what holds stays with Enter; a key behind it is the key', () => {
	const own = { ...line, own: 'morgen', sample: undefined };
	expect(meaning('morgen', own)).toEqual({ is: 'later' });
	expect(meaning('morgen<', own)).toEqual({ is: 'back' });
	expect(meaning('morgen-', own)).toEqual(value(''));
	expect(meaning('morgen früh', own)).toEqual(value('morgen früh'));
});

test('what is invented cannot be confirmed or typed', () => {
	expect(meaning('=', { ...line, sample: '' })).toMatch(/erfunden/);
	expect(meaning('Max Mustermann', line)).toMatch(/Das ist das Muster/);
});

test('who has none of what is needed hears why, and a wrong answer what is expected', () => {
	expect(meaning('-', { ...line, none: 'Das Impressum braucht sie.' })).toMatch(/Impressum/);
	expect(meaning('x'.repeat(21), line)).toBe('Erwartet weniger.');
});
