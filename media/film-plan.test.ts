import { expect, test } from 'vitest';
import { planFilm } from './film-plan.ts';

test('a film rests at both ends and plays its steps in order', () => {
	const { bilder, dauer } = planFilm([
		{ scroll: '#a', dauer: 3 },
		{ warte: 1 },
		{ scroll: 'oben', dauer: 2.1 },
	]);
	expect(dauer).toBe(7);
	expect(bilder).toHaveLength(210);
	expect(bilder[0]?.schritt).toBeUndefined();
	expect(bilder.at(-1)?.schritt).toBeUndefined();
	const folge = bilder.map((bild) => bild.schritt).filter((nummer) => nummer !== undefined);
	expect(folge).toEqual([...folge].sort());
	expect(bilder.filter((bild) => bild.schritt === 1)).toHaveLength(30);
});

test('too short a film is stretched to six seconds, too long a one tightened to ten', () => {
	const gestreckt = planFilm([{ warte: 2.1 }]);
	expect(gestreckt.dauer).toBe(6);
	expect(gestreckt.bilder.filter((bild) => bild.schritt === 0)).toHaveLength(126);
	expect(planFilm(Array.from({ length: 7 }, () => ({ warte: 3.1 }))).dauer).toBeCloseTo(10, 1);
});
