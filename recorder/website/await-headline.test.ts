import { expect, test } from 'vitest';
import { fakePage } from '../testing/fake-page.ts';
import { awaitHeadline, isTyped } from './await-headline.ts';

test('letters that come or go in one place are typed; what is replaced is not', () => {
	expect(isTyped('Wir ze', 'Wir zei')).toBe(true);
	expect(isTyped('Wir zeic|', 'Wir zei|')).toBe(true);
	expect(isTyped('', 'Wir')).toBe(true);
	expect(isTyped('Wir', 'Wir')).toBe(false);
	expect(isTyped('', 'Wir z')).toBe(false);
	expect(isTyped('12:09', '12:10')).toBe(false);
	expect(isTyped('schnell', 'langsam!')).toBe(false);
});

/** Watches a headline that has the text of `at(ms)`; gives the text that was taken, and what was told. */
async function taken(at: (ms: number) => string): Promise<{ text: string; notes: string[] }> {
	let now = 0;
	const notes: string[] = [];
	const largeWords = () => at(now);
	const runFor = async (ms: number) => {
		now += ms;
	};
	await awaitHeadline(fakePage({ inPage: { largeWords }, runFor }, notes), 'bild-1');
	return { text: at(now), notes };
}

const sentence = 'Wir zeichnen Häuser.';
/** Types the sentence, a letter in 100 ms, lets it stand for a while, and takes it back. */
const typing = (begin: number, stand: number) => (ms: number) => {
	const [way, back] = [sentence.length, 2 * sentence.length + stand];
	const step = Math.max(0, Math.floor((ms - begin) / 100)) % back;
	return sentence.slice(0, step <= way + stand ? step : Math.max(0, back - step));
};

test.each([0, 500, 1900])(
	'a headline that types itself from %s ms on is taken whole',
	async (begin) => {
		expect(await taken(typing(begin, 8))).toEqual({ text: sentence, notes: [] });
	},
);

test('a headline that is typed once is taken at its end', async () => {
	const once = (ms: number) => sentence.slice(0, ms / 100);
	expect(await taken(once)).toEqual({ text: sentence, notes: [] });
});

test('a headline that stands, or turns its words, costs six seconds', async () => {
	expect((await taken(() => sentence)).notes).toEqual([]);
	const turning = (ms: number) => ['schnell', 'langsam und schön'][Math.floor(ms / 900) % 2] ?? '';
	expect((await taken(turning)).notes).toEqual([]);
});

test('a headline that is never again as long is told', async () => {
	const shorter = (ms: number) => 'x'.repeat(60 - (Math.floor(ms / 100) % 60)).slice(ms / 600);
	expect((await taken(shorter)).notes).toEqual([expect.stringMatching(/^bild-1: Die Überschrift/)]);
});
