import { expect, test } from 'vitest';
import { readCommand } from './command.ts';

const called = ['https://haus.example', '--out', 'aufnahme'];

test('an address and a folder are enough; the rest is read as what it is', () => {
	expect(readCommand(called)).toEqual({ from: ['https://haus.example'], out: 'aufnahme' });
	const options = ['--pictures', '--only', 'film', '--day=2026-03-01', '--minutes=1.5'];
	expect(readCommand([...called, ...options])).toMatchObject({
		pictures: true,
		only: 'film',
		day: new Date('2026-03-01T10:00:00'),
		minutes: 1.5,
	});
});

test.each([
	[[]],
	[['--out', 'aufnahme']],
	[['https://haus.example']],
	[['https://haus.example', ...called]],
	...['--foo', '--minutes=x', '--minutes=0', '--day=morgen', '--only=ton'].map((word) => [
		[...called, word],
	]),
])('%j is no call', (words) => {
	expect(readCommand(words)).toBeUndefined();
});
