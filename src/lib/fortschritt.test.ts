import { expect, test } from 'vitest';
import { FORTSCHRITT, naechsterStand } from './fortschritt.ts';

test('holds the figures of the specification', () => {
	expect(FORTSCHRITT).toEqual({ minimum: 0.08, tempo: 200, takt: 800 });
});

test('always moves on and never reaches the end by itself', () => {
	let stand: number = FORTSCHRITT.minimum;
	for (let i = 0; i < 60; i++) {
		const naechster = naechsterStand(stand);
		expect(naechster).toBeGreaterThan(stand);
		expect(naechster).toBeLessThan(1);
		stand = naechster;
	}
	for (let i = 0; i < 500; i++) stand = naechsterStand(stand);
	expect(stand).toBeLessThan(1);
});
