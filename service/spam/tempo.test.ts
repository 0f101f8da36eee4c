import { expect, test } from 'vitest';
import { createTempo } from './tempo.ts';

function tempoAt(maxClients?: number) {
	const clock = { time: 1_000_000 };
	return { tempo: createTempo(() => new Date(clock.time), maxClients), clock };
}

test('time runs from opening the form, looking again does not start it anew', () => {
	const { tempo, clock } = tempoAt();
	tempo.opened('a');
	clock.time += 5_000;
	tempo.opened('a');
	expect(tempo.since('a')).toBe(5_000);
});

test('after sending it runs from there', () => {
	const { tempo, clock } = tempoAt();
	tempo.opened('a');
	clock.time += 5_000;
	tempo.sent('a');
	clock.time += 100;
	expect(tempo.since('a')).toBe(100);
});

test('of a client it has not seen, or not for an hour, it knows nothing', () => {
	const { tempo, clock } = tempoAt();
	expect(tempo.since('a')).toBeNull();
	tempo.opened('a');
	clock.time += 3_600_001;
	expect(tempo.since('a')).toBeNull();
	tempo.opened('a');
	expect(tempo.since('a')).toBe(0);
});

test('it remembers no more clients than agreed', () => {
	const { tempo } = tempoAt(2);
	tempo.opened('a');
	tempo.opened('b');
	tempo.opened('c');
	expect(tempo.since('a')).toBeNull();
	expect(tempo.since('c')).toBe(0);
});
