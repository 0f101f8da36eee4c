import { expect, test } from 'vitest';
import { searchCrf } from './search-crf.ts';

const bereich = { beste: 20, start: 34, schlechteste: 63, halbierung: 8 };

test.each([
	['far too large, of even steps', 1_100_000, 8, [300_000, 450_000]],
	['far too large, of steep steps', 1_100_000, 5, [300_000, 450_000]],
	['far too large, of shallow steps', 1_100_000, 15, [300_000, 450_000]],
	[
		'far under its limit, which gets the best quality and never a better one',
		20_000,
		8,
		[67_270, 67_280],
	],
])(
	'a film %s ends within its limit after a few attempts',
	async (_, bytesAt34, halbierung, [von = 0, bis = 0]) => {
		let versuche = 0;
		const bytes = (crf: number) => bytesAt34 * 2 ** ((34 - crf) / halbierung);
		const probe = async (crf: number) => {
			versuche += 1;
			return bytes(crf);
		};
		const crf = (await searchCrf(probe, bereich, 450_000)) ?? 0;
		expect(bytes(crf)).toBeGreaterThan(von);
		expect(bytes(crf)).toBeLessThanOrEqual(bis);
		expect(versuche).toBeLessThanOrEqual(5);
	},
);

test('a film too large even at the worst quality is given up', async () => {
	expect(await searchCrf(async () => 500_000, bereich, 450_000)).toBeUndefined();
});
