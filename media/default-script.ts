import type { View } from './choose-views.ts';
import { checkDrehbuch, type Drehbuch } from './drehbuch.ts';

/** What the recorder found worth showing of a site. */
export type Sights = {
	views: View[];
	/** Of the first view, for a site that has no more than that. */
	parts: string[];
	inner: { address: string; title: string }[];
	button: string | undefined;
	/** px of the whole page. */
	height: number;
};

/** px of what the film shows at once. */
const window = { height: 800 };

/** px of a section that make a landscape; where one begins in a page that is a single screen. */
const landscape = { least: 480, most: 640, below: 320 };

/** A drehbuch for a site that brings none: start, two more views, phone, a landscape cut; calm scroll. */
export function defaultScript(sights: Sights, url: string, client: string): Drehbuch {
	const [first, second, ...more] = wideViews(sights, url, client);
	const start = { seite: url, alt: `Startseite der Website von ${client}` };
	const cut = { ...start, geraet: 'detail', ziel: 'body', hoehe: landscape.least };
	const lower = { ...cut, ziel: landscape.below };
	const phone = { seite: url, geraet: 'telefon', alt: `Website von ${client} auf dem Telefon` };
	// A section lower than a landscape would show a strip of its neighbour.
	const isHigh = ({ geraet, ziel }: Wide) =>
		geraet === 'desktop' &&
		(sights.views.find(({ place }) => place === ziel)?.height ?? landscape.least) >=
			landscape.least;
	const other = more.find(isHigh) ?? more[0];
	const last = other?.geraet === 'desktop' ? asLandscape(other, sights) : other;
	const pictures = [
		{ ...start, geraet: 'desktop' },
		first ?? cut,
		...(second ? [second] : []),
		phone,
		...(last ? [last] : []),
	];
	if (pictures.length < 4) pictures.push(lower);
	const bilder = pictures.map((picture, i) => ({ name: `bild-${i + 1}`, ...picture }));
	const name = `Das Drehbuch für ${url}`;
	return checkDrehbuch({ bilder, film: { seite: url, schritte: filmOf(sights) } }, name);
}

type Wide = { seite: string; geraet: string; ziel?: string | number; alt: string };

function wideViews({ views, parts, inner }: Sights, url: string, client: string): Wide[] {
	const what = (title: string) =>
		title ? `„${title}“ auf der Website von` : 'Ansicht der Website von';
	const own = views.map(({ place, actions, title }) => ({
		seite: url,
		geraet: 'desktop',
		...(place !== undefined && { ziel: place }),
		...(actions && { aktionen: actions }),
		alt: `${what(title)} ${client}`,
	}));
	const deep = inner.map(({ address, title }) => ({
		seite: address,
		geraet: 'desktop',
		alt: `Unterseite ${title && `„${title}“ `}der Website von ${client}`,
	}));
	const details = parts.map((target) => ({
		...{ seite: url, geraet: 'detail', ziel: target },
		alt: `Ausschnitt der Website von ${client}`,
	}));
	const [first, ...others] = own;
	return [...(first ? [first] : []), ...deep.slice(0, 1), ...others, ...deep.slice(1), ...details];
}

function asLandscape(picture: { ziel?: string | number }, { views }: Sights) {
	const view = views.find(({ place }) => place !== undefined && place === picture.ziel);
	if (!view) return picture;
	const height = Math.round(Math.min(Math.max(view.height, landscape.least), landscape.most));
	return { ...picture, geraet: 'detail', hoehe: height };
}

function filmOf({ views, button, height }: Sights) {
	const ways = views.flatMap(({ place, actions }) => [
		...(place === undefined ? (actions ?? []).slice(-1) : [{ scroll: place, dauer: 1.5 }]),
		{ warte: 0.5 },
	]);
	const end = height - window.height;
	if (ways.length === 0 && end > window.height / 8)
		ways.push({ scroll: end, dauer: 1.5 }, { warte: 0.8 });
	const scrolls = ways.some((way) => 'scroll' in way);
	return [
		...ways.slice(0, 6),
		...(scrolls ? [{ scroll: 'oben', dauer: 1.6 }] : []),
		...(button ? [{ hover: button, dauer: 0.9 }] : [{ warte: 0.8 }]),
		...(scrolls ? [{ scroll: 'oben', dauer: 0.6 }] : []),
	];
}

/** What stands below the pictures of a drehbuch, if the owner has no better words. */
export function captionsOf({ bilder: pictures }: Drehbuch): string[] {
	return pictures.map(({ name, alt, geraet: device, ziel: target }) => {
		if (device === 'telefon') return 'Auf dem Telefon';
		if (name === 'bild-1') return 'Startseite';
		return /„(.+)“/.exec(alt)?.[1] ?? (device === 'detail' || target ? 'Ausschnitt' : 'Unterseite');
	});
}
