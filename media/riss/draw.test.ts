import { expect, test } from 'vitest';
import { drawRiss } from './draw.ts';
import type { Bild, Teil } from './teile.ts';
import { box, kasten, ort, platz, zeile } from './testing/teile.ts';

const wo = box(100, 50, 200, 150);
const weiss = kasten(wo, undefined, 'rgb(255, 255, 255)');
const absatz = zeile(wo, 18, 'absatz', 'Müll & Söhne');
const bild: Bild = {
	...ort,
	art: 'bild',
	nummer: 1,
	box: wo,
	malbox: wo,
	vektor: undefined,
	schmuck: false,
};
const draw = (teil: Teil, umriss?: string) =>
	drawRiss([teil], new Map(umriss ? [[1, umriss]] : []), platz);

test('dark areas are hatched close, strong colours wide, all others stay paper', () => {
	expect(draw(weiss)).not.toMatch(/class="dicht"|class="weit"/);
	expect(draw({ ...weiss, fuellung: 'rgb(11, 74, 84)' })).toContain('class="dicht"');
	expect(draw({ ...weiss, fuellung: 'rgb(194, 98, 63)' })).toContain('class="weit"');
});

test('running text becomes x-height and baseline, a headline its own letters', () => {
	expect(draw(absatz)).toContain('d="M100 70H300M100 80H300"');
	expect(draw(absatz)).not.toContain('<text');
	const titel = draw({ ...absatz, schrift: { ...absatz.schrift, groesse: 60 } });
	expect(titel).toMatch(
		/<text x="100" y="80"[^>]*font:18px &quot;Jost&quot;[^>]*>Müll &amp; Söhne</,
	);
});

test('a photograph is a crossed field, a drawing is drawn', () => {
	expect(draw(bild)).toContain('M100 50l200 150M300 50l-200 150');
	const umriss = '<svg><path data-farbe="rgb(0, 0, 0)" data-gross="" d="M0 0h9"/></svg>';
	expect(draw({ ...bild, vektor: 'inline' }, umriss)).toContain('class="dicht" d="M0 0h9"');
});

test('what a box cuts off stays cut off', () => {
	const ausschnitt = [{ x: 0, y: 0, breite: 150, hoehe: 100, radien: [10, 0, 0, 0] }];
	const svg = draw({ ...weiss, ausschnitt });
	const id = /<clipPath id="(schnitt-\d+)"><path d="M10 0H150/.exec(svg)?.[1];
	expect(id && svg).toContain(`<g clip-path="url(#${id})">`);
});
