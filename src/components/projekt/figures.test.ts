import { afterEach, expect, test, vi } from 'vitest';
import type { Projekt } from '#shared/projekt-schema.ts';
import { FIXTURE_PLAN, fixtureRecording } from '../../../testing/fixture-recording.ts';
import { figuresOf } from './figures.ts';

afterEach(() => vi.restoreAllMocks());

/** A project whose entry names these pictures, each with its name as caption; `drawn` is what was drawn. */
function projektWith([first = '', ...others]: string[], drawn?: string): Projekt {
	const projekt = fixtureRecording('galerie');
	const { source, plan } = projekt;
	return {
		...projekt,
		source: { ...source, weiterebilder: [first, ...others] },
		bildunterschriften: [first, ...others],
		plan: drawn === undefined ? undefined : { ...plan, desktop: { ...plan.desktop, bild: drawn } },
	};
}

test.each([
	['the drawn one, which the entry names first', ['1', '2', '3', '4'], '1', ['1', '2', '3', '4']],
	['the drawn one, which the entry names later', ['2', '3', '1', '4'], '1', ['1', '2', '3', '4']],
	['another one that was drawn', ['1', '2', '3', '4'], '2', ['2', '1', '3', '4']],
	['the entry’s first, where nothing was drawn', ['2', '1', '3'], undefined, ['2', '1', '3']],
	['the entry’s first, where it leaves out the drawn one', ['2', '4', '3'], '1', ['2', '4', '3']],
])('first comes %s; each stands there once, with its caption', (_, named, drawn, shown) => {
	const nameOf = (number: string) => `bild-${number}`;
	const { figures, drawing } = figuresOf(projektWith(named.map(nameOf), drawn && nameOf(drawn)));
	expect(figures.map(({ picture, text }) => [picture.src, text])).toEqual(
		shown.map(nameOf).map((name) => [`/projekte/galerie/${name}.jpg`, name]),
	);
	expect(drawing?.plan.bild).toBe(drawn && named.includes(drawn) ? nameOf(drawn) : undefined);
});

test('what matters is known of the first picture alone: of a drawing, or from the entry', () => {
	const names = ['bild-2', 'bild-1', 'bild-3', 'bild-4'];
	const focuses = (projekt: Projekt) => figuresOf(projekt).figures.map(({ focus }) => focus);
	const [x] = FIXTURE_PLAN.desktop.blick;
	expect(focuses(projektWith(names, 'bild-1'))).toEqual([x / 1280, 0, 0, 0]);
	expect(focuses(projektWith(names))).toEqual([0, 0, 0, 0]);
	const chosen = { blick: { desktop: [640, 200] as [number, number] } };
	expect(focuses({ ...projektWith(names), ...chosen })).toEqual([0.5, 0, 0, 0]);
});
