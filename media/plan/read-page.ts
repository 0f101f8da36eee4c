import type { Part, Place, Shape } from './parts.ts';
import {
	asRgb,
	boxReaders,
	hasColour,
	inView,
	readBox,
	readPseudoShape,
	readShape,
} from './read-box.ts';
import { lineReaders, readIcon, readLines } from './read-lines.ts';
import { pictureReaders, readBackdrop, readPicture } from './read-picture.ts';

/** What is painted together, above or below everything else of its stacking context. */
type Layer = { level: number; parts: Part[] };

/** A stacking context while it is read: boxes come before texts and pictures, layers around both. */
type Context = { own: Part[]; boxes: Part[]; contents: Part[]; layers: Layer[] };

/** Where an element lies. What is positioned absolutely is cut off by `far` alone, the clips of its containing block. */
type Surroundings = Place & { far: Shape[]; opacity: number };

/** Everything in view, in the order in which it is painted. Runs inside the page, after `provide(pageReaders)`. */
export function readPage(): Part[] {
	const ground = [document.body, document.documentElement]
		.map((element) => getComputedStyle(element).backgroundColor)
		.find(hasColour);
	const place = { clips: [], ground: asRgb(ground ?? 'rgb(255, 255, 255)') };
	const shape = { x: 0, y: 0, width: innerWidth, height: innerHeight, radii: [] };
	const plain = { borders: [false, false, false, false], standsOut: false, role: undefined };
	const page: Part = { ...place, ...plain, kind: 'box', shape, fill: place.ground };
	return [page, ...readLayer(document.body, { ...place, far: [], opacity: 1 })];
}

/** An element and what is in it. Its layers go to `outer` when it keeps no stacking context of its own. */
function readLayer(element: Element, around: Surroundings, outer?: Layer[]): Part[] {
	const context: Context = { own: [], boxes: [], contents: [], layers: outer ?? [] };
	readElement(element, around, context, context.own);
	const { own, boxes, contents } = context;
	const layers = outer ? [] : context.layers.toSorted((a, b) => a.level - b.level);
	const parts = (below: boolean) =>
		layers.flatMap((layer) => (layer.level < 0 === below ? layer.parts : []));
	return [...own, ...parts(true), ...boxes, ...contents, ...parts(false)];
}

function readElement(element: Element, around: Surroundings, context: Context, own: Part[]): void {
	const style = getComputedStyle(element);
	const opacity = around.opacity * Number(style.opacity);
	if (opacity < 0.15 || isHidden(element, style)) return;
	const shape = readShape(element, style);
	const shown = style.visibility !== 'hidden' && inView(shape);
	const place = { clips: around.clips, ground: around.ground };
	if (element.matches('svg, img, video, canvas, iframe, object, embed')) {
		const target = own === context.own ? own : context.contents;
		if (shown) target.push(...readPicture(element, shape, place));
		return;
	}
	if (shown) {
		// The page's own background fills the window, however short the page.
		const isPage = element === document.body;
		const whole = { x: 0, y: 0, width: innerWidth, height: innerHeight, radii: [] };
		if (!isPage) own.push(...readBox(element, style, shape, place, opacity));
		own.push(...readBackdrop(element, style, isPage ? whole : shape, place));
	}
	const cuts = style.overflowX !== 'visible' && element !== document.body;
	const clips = cuts ? [...place.clips, shape] : place.clips;
	const holds = style.position !== 'static' || style.transform !== 'none';
	const ground = hasColour(style.backgroundColor) ? asRgb(style.backgroundColor) : place.ground;
	const within = { clips, ground, far: holds ? clips : around.far, opacity };
	const readPseudo = (name: '::before' | '::after') => {
		const pseudo = getComputedStyle(element, name);
		if (!shown || pseudo.content === 'none') return;
		const own = holds ? readPseudoShape(element, shape, pseudo) : undefined;
		const seen = opacity * Number(pseudo.opacity);
		const parts: Part[] = readBackdrop(element, pseudo, own ?? shape, place, name);
		if (own && inView(own)) parts.unshift(...readBox(element, pseudo, own, within, seen, true));
		if (parts.length > 0) context.layers.push({ level: Number(pseudo.zIndex) || 0, parts });
	};
	readPseudo('::before');
	for (const node of element.childNodes) {
		if (node instanceof Element) readChild(node, style, within, context);
		else if (node instanceof Text && style.visibility !== 'hidden')
			context.contents.push(...readLines(node, element, style, { clips, ground }));
	}
	readPseudo('::after');
	if (shown) context.contents.push(...readIcon(element, { clips, ground }));
}

function readChild(
	child: Element,
	parent: CSSStyleDeclaration,
	within: Surroundings,
	context: Context,
): void {
	const style = getComputedStyle(child);
	const item = /flex|grid/.test(parent.display);
	const around = /absolute|fixed/.test(style.position)
		? { ...within, clips: style.position === 'fixed' ? [] : within.far }
		: within;
	const ownContext =
		/fixed|sticky/.test(style.position) ||
		((style.position !== 'static' || item) && style.zIndex !== 'auto') ||
		Number(style.opacity) < 1 ||
		style.isolation === 'isolate' ||
		[style.transform, style.filter, style.backdropFilter, style.clipPath, style.maskImage].some(
			(value) => value && value !== 'none',
		) ||
		/transform|opacity/.test(style.willChange);
	if (ownContext || style.position !== 'static') {
		const layer: Layer = { level: ownContext ? Number(style.zIndex) || 0 : 0, parts: [] };
		context.layers.push(layer);
		layer.parts = readLayer(child, around, ownContext ? undefined : context.layers);
		return;
	}
	// Painted in one piece, but what is positioned in it belongs to the context around.
	if (item || style.float !== 'none' || /^inline-/.test(style.display))
		context.contents.push(...readLayer(child, around, context.layers));
	else
		readElement(
			child,
			around,
			context,
			style.display === 'inline' ? context.contents : context.boxes,
		);
}

/** Also what only a screen reader gets: cut down to nothing, but laid out in full. */
function isHidden(element: Element, { clipPath, clip }: CSSStyleDeclaration): boolean {
	return (
		!element.checkVisibility({ contentVisibilityAuto: true }) ||
		/^inset\((50|100)%/.test(clipPath) ||
		/^rect\([01]px,? [01]px/.test(clip)
	);
}

/** Every function that readPage needs in the page. */
export const pageReaders = [
	...[readLayer, readElement, readChild, isHidden],
	...boxReaders,
	...lineReaders,
	...pictureReaders,
];
