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
	const start = { seite: url, alt: `Startseite der Website von ${client}` };
	const cut = { ...start, geraet: 'detail', ziel: 0, hoehe: landscape.least };
	const [first = { picture: cut }, second, ...more] = wideViews(sights, url, client);
	// A section lower than a landscape would show a strip of its neighbour.
	const high = more.find(({ section = 0 }) => section >= landscape.least);
	const last = high
		? { ...high.picture, geraet: 'detail', hoehe: Math.min(high.section ?? 0, landscape.most) }
		: more[0]?.picture;
	const pictures: object[] = [
		{ ...start, geraet: 'desktop' },
		first.picture,
		...(second ? [second.picture] : []),
		{ seite: url, geraet: 'telefon', alt: `Website von ${client} auf dem Telefon` },
		...(last ? [last] : []),
	];
	if (pictures.length < 4) pictures.push({ ...cut, ziel: landscape.below });
	const bilder = pictures.map((picture, i) => ({ name: `bild-${i + 1}`, ...picture }));
	const name = `Das Drehbuch für ${url}`;
	return checkDrehbuch({ bilder, film: { seite: url, schritte: filmOf(sights) } }, name);
}

/** A picture for the drehbuch, and the height of the section that it shows, where it could be a landscape. */
type Wide = { picture: { seite: string; geraet: string; alt: string }; section?: number };

function wideViews({ views, parts, inner }: Sights, url: string, client: string): Wide[] {
	const what = (title: string) =>
		title ? `„${title}“ auf der Website von` : 'Ansicht der Website von';
	const desk = { seite: url, geraet: 'desktop' };
	const [first, ...others] = views.map(({ place, actions, title, height }) => {
		const alt = `${what(title)} ${client}`;
		return place === undefined
			? { picture: { ...desk, aktionen: actions, alt } }
			: { picture: { ...desk, ziel: place, alt }, section: Math.round(height) };
	});
	const [deep, ...deeper] = inner.map(({ address, title }) => {
		const alt = `Unterseite ${title && `„${title}“ `}der Website von ${client}`;
		return { picture: { ...desk, seite: address, alt } };
	});
	const alt = `Ausschnitt der Website von ${client}`;
	const details = parts.map((ziel) => ({ picture: { ...desk, geraet: 'detail', ziel, alt } }));
	return [first, deep, ...others, ...deeper, ...details].filter((one) => one !== undefined);
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
