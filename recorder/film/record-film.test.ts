import { expect, test } from 'vitest';
import type { Step } from '../script.ts';
import { planFilm } from './record-film.ts';

const framesOf = (steps: Step[]) => planFilm(steps).map(({ frames }) => frames);

test('a film rests at both ends and plays its steps in order', () => {
	const scrolls = [{ scroll: '#a', dauer: 3 }, { warte: 1 }, { scroll: 'oben', dauer: 2.1 }];
	expect(framesOf(scrolls)).toEqual([15, 90, 30, 63, 12]);
	expect(planFilm(scrolls).map(({ step }) => step)).toEqual([
		{ warte: 0.5 },
		...scrolls,
		{ warte: 0.4 },
	]);
});

test.each([
	['a film that is too short is stretched to six seconds', [{ warte: 2.1 }], 180],
	['a film that is too long is shortened to ten', Array(7).fill({ warte: 3.1 }), 300],
])('%s', (_what, steps, frames) => {
	expect(framesOf(steps).reduce((a, b) => a + b)).toBe(frames);
});
