import sharp from 'sharp';
import { expect, test } from 'vitest';
import { bilderProSekunde, filmDauer } from './film-plan.ts';
import { paint, planPan, prepare } from './pan-film.ts';

test.each([1, 2, 3, 4, 5])(
	'a film of %i pictures has an allowed length and shows each of them alone',
	(anzahl) => {
		const plan = planPan(anzahl);
		expect(plan.length / bilderProSekunde).toBeGreaterThanOrEqual(filmDauer.min);
		expect(plan.length / bilderProSekunde).toBeLessThanOrEqual(filmDauer.max);
		const allein = plan.filter((lagen) => lagen.length === 1).map(([lage]) => lage?.bild);
		expect(new Set(allein).size).toBe(anzahl);
	},
);

test('no picture jumps: each moves on evenly, and the end meets the beginning', () => {
	const plan = planPan(4);
	for (let i = 0; i < plan.length; i++) {
		for (const { bild, anteil } of plan[i] ?? []) {
			const danach = plan[(i + 1) % plan.length]?.find((lage) => lage.bild === bild);
			if (danach) expect(Math.abs(danach.anteil - anteil), `frame ${i}`).toBeLessThan(0.04);
		}
	}
});

test('a frame has the size of the film, and a picture that fades in lies over the one before', async () => {
	const vorlage = async (background: string) =>
		prepare(
			await sharp({ create: { width: 160, height: 300, channels: 3, background } })
				.png()
				.toBuffer(),
		);
	const frame = await paint(
		[await vorlage('#0000ff'), await vorlage('#ff0000')],
		[
			{ bild: 0, anteil: 0.5, deckkraft: 1 },
			{ bild: 1, anteil: 0, deckkraft: 0.5 },
		],
	);
	const { data, info } = await sharp(frame).raw().toBuffer({ resolveWithObject: true });
	expect([info.width, info.height, info.channels]).toEqual([1280, 800, 3]);
	expect(data[0]).toBeCloseTo(128, -1);
	expect(data[2]).toBeCloseTo(128, -1);
});
