import { expect, test } from 'vitest';
import { searchCrf } from './search-crf.ts';

const bereich = { beste: 20, start: 34, schlechteste: 63, halbierung: 8 };

function encoder(bytesBei34: number, halbierung: number) {
	const versucht: number[] = [];
	const probe = async (crf: number) => {
		versucht.push(crf);
		return bytesBei34 * 2 ** ((34 - crf) / halbierung);
	};
	return { versucht, probe, bytes: (crf: number) => bytesBei34 * 2 ** ((34 - crf) / halbierung) };
}

test('a film far too large ends just under its limit within a few attempts', async () => {
	for (const halbierung of [5, 8, 15]) {
		const { probe, versucht, bytes } = encoder(1_100_000, halbierung);
		const crf = (await searchCrf(probe, bereich, 450_000)) ?? 0;
		expect(bytes(crf)).toBeLessThanOrEqual(450_000);
		expect(bytes(crf)).toBeGreaterThan(300_000);
		expect(versucht.length).toBeLessThanOrEqual(5);
	}
});

test('a film far under its limit gets the best quality, never a better one', async () => {
	const { probe } = encoder(20_000, 8);
	expect(await searchCrf(probe, bereich, 450_000)).toBe(20);
});

test('a film too large even at the worst quality is given up', async () => {
	const { probe } = encoder(50_000_000, 8);
	expect(await searchCrf(probe, bereich, 450_000)).toBeUndefined();
});
