import { films } from '../film/record-film.ts';
import { checkScript, type Script, type Step } from '../script.ts';
import { VIEW } from '../thresholds.ts';
import type { View } from './choose-views.ts';

const { landscape, pieces } = VIEW;

/**
 * Writes a script for a site without one: start, two more views, phone, a landscape picture; a film that
 * scrolls.
 */
export function proposeScript(
	{ views, height }: { views: View[]; height: number },
	url: string,
	client: string,
): Script {
	const site = `Website von ${client}`;
	const pictureOf = ({ seite = url, ziel, title }: View) => {
		const alt = `${title ? `„${title}“ auf der` : 'Ansicht der'} ${site}`;
		return { seite, geraet: 'desktop', ziel, alt };
	};
	const here = views.filter(({ seite }) => !seite);
	const inner = views.filter(({ seite }) => seite);
	const order = [...here.slice(0, 1), ...inner.slice(0, 1), ...here.slice(1), ...inner.slice(1)];
	// A detail is taken without the header, so it begins with its section.
	const detailOf = (view: View) => {
		const hoehe = Math.min(Math.round(view.height), landscape.most);
		return { ...pictureOf({ ...view, ziel: view.start ?? 0 }), geraet: 'detail', hoehe };
	};
	const details = pieces.map((start) => detailOf({ start, title: '', height: landscape.least }));
	// A lower section would show a strip of the next one.
	const rest = order.slice(2);
	const tall = rest.find((view) => view.height >= landscape.least);
	const last = tall ? [detailOf(tall)] : rest.slice(0, 1).map(pictureOf);
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

function stepsOf(views: View[], height: number): Step[] {
	const filmHeight = films.desktop.height;
	const end = height - filmHeight;
	const places = views.slice(0, 3).flatMap(({ ziel }) => ziel ?? []);
	if (places.length === 0 && end > filmHeight / 8) places.push(end);
	const moves = places.flatMap((scroll): Step[] => [{ scroll, dauer: 1.5 }, { warte: 0.5 }]);
	return [...moves, { scroll: 'oben', dauer: 1.6 }, { warte: 0.8 }];
}

/** Proposes captions for the pictures of a script. */
export function captionsOf({ bilder }: Script): string[] {
	return bilder.map(({ name, alt, geraet, ziel }) => {
		if (geraet === 'telefon') return 'Auf dem Telefon';
		if (name === 'bild-1') return 'Startseite';
		const title = /^„(.+?)“ auf der Website von /.exec(alt)?.[1];
		return title ?? (geraet === 'detail' || ziel ? 'Ausschnitt' : 'Unterseite');
	});
}
