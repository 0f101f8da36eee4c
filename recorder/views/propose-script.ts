import { films } from '../film/film-plan.ts';
import { checkScript, type Script, type Step } from '../script.ts';
import type { Findings } from './describe-page.ts';

/** A view worth a picture; `height` in px of the section it shows, if it shows one. */
export type View = {
	/** Address of an inner page; the start page if missing. */
	seite?: string;
	/** How far the page is scrolled for it, in px. */
	ziel?: number;
	/** Where the section itself starts, in px: lower, where a header stays in the window. */
	start?: number;
	aktionen?: Step[];
	title: string;
	height: number;
};

/** A view, or a block that a selector names. */
type Place = Omit<View, 'height' | 'ziel'> & { ziel?: string | number };

/** Heights of a landscape picture in px; where it starts on a page without sections. */
const landscape = { least: 480, most: 640, places: [320, 0] };

/** Writes a script for a site without one: start, two more views, phone, a landscape picture; a film that scrolls. */
export function proposeScript(
	{ views, blocks, height }: Pick<Findings, 'blocks' | 'height'> & { views: View[] },
	url: string,
	client: string,
): Script {
	const site = `Website von ${client}`;
	const pictureOf = ({ seite = url, ziel, aktionen, title }: Place) => {
		const alt = `${title ? `„${title}“ auf der` : 'Ansicht der'} ${site}`;
		return { seite, geraet: 'desktop', ziel, aktionen, alt };
	};
	const here = views.filter(({ seite }) => !seite);
	const inner = views.filter(({ seite }) => seite);
	const order = [...here.slice(0, 1), ...inner.slice(0, 1), ...here.slice(1), ...inner.slice(1)];
	const detailOf = (view: Place, hoehe?: number) => {
		return { ...pictureOf(view), geraet: 'detail', hoehe };
	};
	const details = [
		...blocks.map((ziel) => detailOf({ ziel, title: '' })),
		...landscape.places.map((ziel) => detailOf({ ziel, title: '' }, landscape.least)),
	];
	// A lower section would show a strip of the next one.
	const rest = order.slice(2);
	const tall = rest.find((view) => view.height >= landscape.least);
	const last = tall
		? [detailOf({ ...tall, ...sectionOf(tall) }, Math.min(Math.round(tall.height), landscape.most))]
		: rest.slice(0, 1).map(pictureOf);
	const all = [
		{ seite: url, geraet: 'desktop', alt: `Startseite der ${site}` },
		...[...order.map(pictureOf), ...details].slice(0, 2),
		{ seite: url, geraet: 'telefon', alt: `${site} auf dem Telefon` },
		...last,
	];
	const bilder = all.map((picture, i) => ({ name: `bild-${i + 1}`, ...picture }));
	const film = { seite: url, schritte: stepsOf(here, height) };
	return checkScript({ bilder, film }, `Das Drehbuch für ${url}`);
}

/** A detail is taken without the header. */
function sectionOf({ start }: View): { ziel?: number } {
	return start === undefined ? {} : { ziel: start };
}

function stepsOf(views: View[], height: number): Step[] {
	const filmHeight = films.desktop.height;
	const end = height - filmHeight;
	const moves = views
		.slice(0, 3)
		.flatMap(({ ziel, aktionen = [] }): Step[] => [
			...(ziel === undefined ? aktionen.slice(-1) : [{ scroll: ziel, dauer: 1.5 }]),
			{ warte: 0.5 },
		]);
	if (moves.length === 0 && end > filmHeight / 8)
		moves.push({ scroll: end, dauer: 1.5 }, { warte: 0.8 });
	const scrolls = moves.some((move) => 'scroll' in move);
	return [...moves, ...(scrolls ? [{ scroll: 'oben', dauer: 1.6 }] : []), { warte: 0.8 }];
}

/** Proposes captions for the pictures of a script. */
export function captionsOf({ bilder }: Script): string[] {
	return bilder.map(({ name, alt, geraet, ziel }) => {
		if (geraet === 'telefon') return 'Auf dem Telefon';
		if (name === 'bild-1') return 'Startseite';
		return /„(.+)“/.exec(alt)?.[1] ?? (geraet === 'detail' || ziel ? 'Ausschnitt' : 'Unterseite');
	});
}
