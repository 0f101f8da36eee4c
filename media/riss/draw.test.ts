import { expect, test } from 'vitest';
import { drawRiss } from './draw.ts';
import type { Bild, Kasten, Teil, Zeile } from './teile.ts';

const platz = {
	buehne: { breite: 1600, hoehe: 1000 },
	seite: { x: 160, y: 108, breite: 1280, hoehe: 800 },
	leiste: 44,
};
const ort = { ausschnitt: [], grund: 'rgb(255, 255, 255)' };
const box = { x: 100, y: 50, breite: 200, hoehe: 150 };
const kasten: Kasten = {
	...ort,
	art: 'kasten',
	form: { ...box, radien: [] },
	fuellung: 'rgb(255, 255, 255)',
	raender: [],
	hebtSich: true,
	rolle: undefined,
};
const zeile: Zeile = {
	...ort,
	art: 'zeile',
	box,
	worte: [{ text: 'Müll & Söhne', x: 100 }],
	grundlinie: 80,
	xHoehe: 10,
	zeilenhoehe: 24,
	schrift: { groesse: 18, gewicht: '400', css: 'font:18px "Jost"' },
	rolle: 'absatz',
};
const bild: Bild = {
	...ort,
	art: 'bild',
	nummer: 1,
	box,
	malbox: box,
	vektor: undefined,
	schmuck: false,
};
const draw = (teil: Teil, umriss?: string) =>
	drawRiss([teil], new Map(umriss ? [[1, umriss]] : []), platz);

test('dark areas are hatched close, strong colours wide, all others stay paper', () => {
	const weiss = draw(kasten).match(/class="dicht"|class="weit"/g);
	expect(weiss).toBeNull();
	expect(draw({ ...kasten, fuellung: 'rgb(11, 74, 84)' })).toContain('class="dicht"');
	expect(draw({ ...kasten, fuellung: 'rgb(194, 98, 63)' })).toContain('class="weit"');
});

test('running text becomes x-height and baseline, a headline its own letters', () => {
	expect(draw(zeile)).toContain('d="M100 70H300M100 80H300"');
	expect(draw(zeile)).not.toContain('<text');
	const titel = draw({ ...zeile, schrift: { ...zeile.schrift, groesse: 60 } });
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
	const svg = draw({ ...kasten, ausschnitt });
	const id = /<clipPath id="(schnitt-\d+)"><path d="M10 0H150/.exec(svg)?.[1];
	expect(id && svg).toContain(`<g clip-path="url(#${id})">`);
});
