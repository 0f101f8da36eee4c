import { expect, test } from 'vitest';
import { planFilm } from './film-plan.ts';

test('a film rests at both ends and plays its steps in order', () => {
	const { frames, duration } = planFilm([
		{ scroll: '#a', dauer: 3 },
		{ warte: 1 },
		{ scroll: 'oben', dauer: 2.1 },
	]);
	expect(duration).toBe(7);
	expect(frames).toHaveLength(210);
	expect(frames[0]?.step).toBeUndefined();
	expect(frames.at(-1)?.step).toBeUndefined();
	const order = frames.map((frame) => frame.step).filter((number) => number !== undefined);
	expect(order).toEqual([...order].sort());
	expect(frames.filter((frame) => frame.step === 1)).toHaveLength(30);
});

test('too short a film is stretched to six seconds, too long a one tightened to ten', () => {
	const stretched = planFilm([{ warte: 2.1 }]);
	expect(stretched.duration).toBe(6);
	expect(stretched.frames.filter((frame) => frame.step === 0)).toHaveLength(126);
	expect(planFilm(Array.from({ length: 7 }, () => ({ warte: 3.1 }))).duration).toBeCloseTo(10, 1);
});
