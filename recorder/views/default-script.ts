import { filmHeight } from '../film/record-film.ts';
import { checkDrehbuch, type Drehbuch, type Step } from './drehbuch.ts';
import type { Findings } from './explore-page.ts';

/** One thing worth a picture; `height` of the section in px, where it shows one. */
export type View = {
	/** An inner page; else it is on the first. */
	seite?: string;
	ziel?: string | number;
	aktionen?: Step[];
	title: string;
	height: number;
};

/** What the recorder found worth showing of a site. */
type Sights = Pick<Findings, 'parts' | 'height'> & { views: View[] };

/** px of a section that make a landscape; where they begin in a page that is a single screen. */
const landscape = { least: 480, most: 640, places: [320, 0] };

/** A drehbuch for a site that brings none: start, two more views, phone, a landscape cut; calm scroll. */
export function defaultScript(
	{ views, parts, height }: Sights,
	url: string,
	client: string,
): Drehbuch {
	const site = `Website von ${client}`;
	const pictureOf = ({ seite = url, ziel, aktionen, title }: Omit<View, 'height'>) => {
		const alt = `${title ? `„${title}“ auf der` : 'Ansicht der'} ${site}`;
		return { seite, geraet: 'desktop', ziel, aktionen, alt };
	};
	const here = views.filter(({ seite }) => !seite);
	const inner = views.filter(({ seite }) => seite);
	const row = [...here.slice(0, 1), ...inner.slice(0, 1), ...here.slice(1), ...inner.slice(1)];
	const cut = (view: Omit<View, 'height'>, hoehe?: number) => {
		return { ...pictureOf(view), geraet: 'detail', hoehe };
	};
	const pieces = [
		...parts.map((ziel) => cut({ ziel, title: '' })),
		...landscape.places.map((ziel) => cut({ ziel, title: '' }, landscape.least)),
	];
	// A section lower than a landscape would show a strip of its neighbour.
	const rest = row.slice(2);
	const high = rest.find((view) => view.height >= landscape.least);
	const last = high
		? [cut(high, Math.min(Math.round(high.height), landscape.most))]
		: rest.slice(0, 1).map(pictureOf);
	const all = [
		{ seite: url, geraet: 'desktop', alt: `Startseite der ${site}` },
		...[...row.map(pictureOf), ...pieces].slice(0, 2),
		{ seite: url, geraet: 'telefon', alt: `${site} auf dem Telefon` },
		...last,
	];
	const bilder = all.map((picture, i) => ({ name: `bild-${i + 1}`, ...picture }));
	const film = { seite: url, schritte: stepsOf(here, height) };
	return checkDrehbuch({ bilder, film }, `Das Drehbuch für ${url}`);
}

function stepsOf(views: View[], height: number): Step[] {
	const end = height - filmHeight;
	const ways = views
		.slice(0, 3)
		.flatMap(({ ziel: scroll, aktionen: actions = [] }): Step[] => [
			...(scroll === undefined ? actions.slice(-1) : [{ scroll, dauer: 1.5 }]),
			{ warte: 0.5 },
		]);
	if (ways.length === 0 && end > filmHeight / 8)
		ways.push({ scroll: end, dauer: 1.5 }, { warte: 0.8 });
	const scrolls = ways.some((way) => 'scroll' in way);
	return [...ways, ...(scrolls ? [{ scroll: 'oben', dauer: 1.6 }] : []), { warte: 0.8 }];
}

/** What stands below the pictures of a drehbuch, if the owner has no better words. */
export function captionsOf({ bilder: pictures }: Drehbuch): string[] {
	return pictures.map(({ name, alt, geraet: device, ziel: target }) => {
		if (device === 'telefon') return 'Auf dem Telefon';
		if (name === 'bild-1') return 'Startseite';
		return /„(.+)“/.exec(alt)?.[1] ?? (device === 'detail' || target ? 'Ausschnitt' : 'Unterseite');
	});
}
