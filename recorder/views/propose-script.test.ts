import { expect, test } from 'vitest';
import { captionsOf, proposeScript } from './propose-script.ts';

const url = 'https://www.haus.de/';
const here = (ziel: number, height = 800, title = '') => ({
	ziel,
	start: ziel + 70,
	title: title || `Teil ${ziel}`,
	height,
});
const inner = (name: string) => ({ seite: `${url}${name}`, title: name, height: 0 });
const propose = (views: Parameters<typeof proposeScript>[0]['views'], height = 4000) =>
	proposeScript({ views, height }, url, 'Haus');
const shown = (views: Parameters<typeof propose>[0]) =>
	propose(views).bilder.map(({ seite, geraet, ziel, hoehe }) => [
		seite.slice(url.length),
		geraet,
		ziel,
		hoehe,
	]);

test('start, a section, an inner page, a phone, and a landscape of a section are pictured', () => {
	expect(shown([here(900), here(1800), here(2700), inner('team'), inner('preise')])).toEqual([
		['', 'desktop', undefined, undefined],
		['', 'desktop', 900, undefined],
		['team', 'desktop', undefined, undefined],
		['', 'telefon', undefined, undefined],
		['', 'detail', 1870, 640],
	]);
});

test('a landscape is as high as its section, at most 640; a lower section is shown in its window', () => {
	const [, , , , detail] = shown([here(900), here(1800), here(2700, 480)]);
	expect(detail).toEqual(['', 'detail', 2770, 480]);
	const low = shown([here(900), here(1800), here(2700, 479)])[4];
	expect(low).toEqual(['', 'desktop', 2700, undefined]);
	const tall = shown([here(900), here(1800), here(2700, 300), here(3500, 500)])[4];
	expect(tall).toEqual(['', 'detail', 3570, 500]);
});

test('only the first of the low sections and further inner pages follows', () => {
	const low = shown([here(900), here(1800, 300), inner('team'), inner('preise')]);
	expect(low).toHaveLength(5);
	expect(low[4]).toEqual(['', 'desktop', 1800, undefined]);
});

test('a page without sections is shown by its pieces, and has four pictures', () => {
	expect(shown([])).toEqual([
		['', 'desktop', undefined, undefined],
		['', 'detail', 160, 480],
		['', 'detail', 0, 480],
		['', 'telefon', undefined, undefined],
	]);
	expect(shown([inner('team')])[1]).toEqual(['team', 'desktop', undefined, undefined]);
});

test('alternative texts and captions name what is seen', () => {
	const script = propose([here(900, 300, 'Brote'), inner('team'), here(1800)]);
	expect(script.bilder.map(({ alt }) => alt)).toEqual([
		'Startseite der Website von Haus',
		'„Brote“ auf der Website von Haus',
		'„team“ auf der Website von Haus',
		'Website von Haus auf dem Telefon',
		'„Teil 1800“ auf der Website von Haus',
	]);
	expect(captionsOf(script)).toEqual([
		'Startseite',
		'Brote',
		'team',
		'Auf dem Telefon',
		'Teil 1800',
	]);
	const untitled = propose([{ title: '', height: 0, seite: `${url}a` }]);
	expect(untitled.bilder[1]?.alt).toBe('Ansicht der Website von Haus');
	expect(captionsOf(untitled)).toEqual([
		'Startseite',
		'Unterseite',
		'Ausschnitt',
		'Auf dem Telefon',
	]);
	expect(captionsOf(propose([{ title: '', height: 0, ziel: 9 }]))[1]).toBe('Ausschnitt');
	const quoted = {
		views: [inner('team'), { seite: `${url}a`, title: '', height: 0 }],
		height: 4000,
	};
	expect(captionsOf(proposeScript(quoted, url, 'Gasthof „Zum Löwen“')).slice(1, 3)).toEqual([
		'team',
		'Unterseite',
	]);
	expect(captionsOf(propose([]))[2], 'at the start of the page').toBe('Ausschnitt');
});

test('the film goes to three sections and back', () => {
	const { seite, schritte } = propose([
		here(900),
		inner('team'),
		here(1800),
		here(2700),
		here(3600),
	]).film;
	expect(seite).toBe(url);
	expect(schritte).toEqual([
		...[900, 1800, 2700].flatMap((scroll) => [{ scroll, dauer: 1.5 }, { warte: 0.5 }]),
		{ scroll: 'oben', dauer: 1.6 },
		{ warte: 0.8 },
	]);
});

test.each([
	[1800, [1000]],
	[901, [101]],
	[900, []],
	[600, []],
])(
	'the film of a page without sections, %i px high, goes to its end where that is worth it',
	(height, places) => {
		const { schritte } = propose([], height).film;
		expect(schritte.flatMap((step) => ('scroll' in step ? step.scroll : []))).toEqual([
			...places,
			'oben',
		]);
	},
);
