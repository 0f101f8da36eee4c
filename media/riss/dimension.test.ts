import { expect, test } from 'vitest';
import { abstaende, measure } from './dimension.ts';
import type { Kasten, Teil, Zeile } from './teile.ts';

const platz = { seite: { x: 160, y: 108, breite: 1280, hoehe: 800 }, leiste: 44 };
const ort = { ausschnitt: [], grund: 'rgb(255, 255, 255)' };

const box = (x: number, y: number, breite: number, hoehe: number) => ({ x, y, breite, hoehe });
const kasten = (rolle: Kasten['rolle'], ...masse: Parameters<typeof box>): Kasten => ({
	...ort,
	art: 'kasten',
	form: { ...box(...masse), radien: [] },
	fuellung: 'rgb(0, 0, 0)',
	raender: [],
	hebtSich: true,
	rolle,
});
const zeile = (
	rolle: Zeile['rolle'],
	groesse: number,
	...masse: Parameters<typeof box>
): Zeile => ({
	...ort,
	art: 'zeile',
	box: box(...masse),
	worte: [],
	grundlinie: 0,
	xHoehe: 0,
	zeilenhoehe: groesse * 0.98,
	schrift: { groesse, gewicht: '300', css: '' },
	rolle,
});

const seite: Teil[] = [
	kasten('kopf', 0, 0, 1280, 72),
	zeile('titel', 92, 60, 90.4, 520, 105),
	zeile('titel', 92, 60, 195, 604, 119),
	zeile('absatz', 18, 900, 100, 300, 24),
	kasten('knopf', 60, 400, 200, 56),
];

test('the chains give the real lengths between header, headline, button and edges', () => {
	const { ketten } = measure(seite, platz, abstaende.desktop, 'Jost');
	expect(ketten.map(({ richtung, marken, masse }) => ({ richtung, marken, masse }))).toEqual([
		{
			richtung: 'senkrecht',
			marken: [108, 180, 198, 422, 508, 564, 908],
			masse: [72, null, 224, 86, 56, 344],
		},
		{ richtung: 'senkrecht', marken: [108, 908], masse: [800] },
		{ richtung: 'waagrecht', marken: [160, 220, 824, 1060, 1440], masse: [60, 604, 236, 380] },
	]);
});

test('edges nearer than sixteen pixels are one, also at the rim', () => {
	const eng = [zeile('titel', 40, 8, 100, 300, 40), zeile('absatz', 16, 310, 200, 200, 20)];
	const { ketten } = measure(eng, platz, abstaende.desktop, undefined);
	expect(ketten.at(-1)?.marken).toEqual([160, 468, 1440]);
});

test('the leader names the face that was really used, its weight, size and line height', () => {
	expect(measure(seite, platz, abstaende.desktop, 'Jost').hinweis?.text).toBe('Jost 300, 92/90');
	expect(measure(seite, platz, abstaende.desktop, undefined).hinweis).toBeUndefined();
});

test('the leader rises where it crosses neither logo nor menu', () => {
	const frei = measure(seite, platz, abstaende.desktop, 'Jost').hinweis?.knick.x ?? 0;
	const logo = zeile(undefined, 20, frei - 160 - 40, 20, 80, 24);
	const x = measure([logo, ...seite], platz, abstaende.desktop, 'Jost').hinweis?.knick.x ?? 0;
	expect(Math.abs(x - frei)).toBeGreaterThan(40);
	expect(x).toBeGreaterThan(160 + 60);
	expect(x).toBeLessThan(160 + 580);
});
