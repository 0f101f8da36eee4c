import { readFile } from 'node:fs/promises';
import { DOMParser, type Element, XMLSerializer } from '@xmldom/xmldom';
import { MediaError } from './media-error.ts';

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Shapes, and what only colours, groups or names them. Everything else is refused. */
const shapes = new Set(
	'svg g defs symbol use path rect circle ellipse line polyline polygon title desc style clipPath mask pattern marker linearGradient radialGradient stop filter feGaussianBlur feOffset feBlend feColorMatrix feFlood feComposite feMerge feMergeNode feDropShadow'.split(
		' ',
	),
);
/** Dropped without a word: names for scripts, readers and editors. */
const idle = /^(role|focusable|tabindex|version|xml:space|(aria|data)-.+|[^:]+:.+)$/;
const drawing =
	/^(id|viewBox|preserveAspectRatio|d|points|transform|gradientTransform|gradientUnits|patternTransform|patternUnits|patternContentUnits|clipPathUnits|maskUnits|maskContentUnits|filterUnits|primitiveUnits|markerWidth|markerHeight|markerUnits|orient|ref[XY]|pathLength|offset|width|height|[xyr]|[cdfr][xyr]|[xy][12]|style|class|in2?|result|stdDeviation|values|type|mode|operator|k[1-4]|overflow|opacity|color|display|visibility|paint-order|vector-effect|(fill|stroke|stop|flood|clip|mask|marker|mix-blend|shape|color|enable|isolation)(-[a-z-]+)?|filter)$/;

/** An SVG fit to be served: parsed, and written anew from shapes alone; refuses anything active. */
export function cleanSvg(svg: string, source: string): string {
	const refuse = (why: string) => new MediaError(`${source} ${why}`);
	const root = parse(svg);
	if (root?.localName !== 'svg' || root.namespaceURI !== svgNamespace)
		throw refuse('ist keine SVG-Datei.');
	if (!root.getAttribute('viewBox'))
		throw refuse('braucht ein viewBox-Attribut, damit die Zeichnung mitwächst.');
	const fault = faultOf(root);
	if (fault === 'text') throw refuse('enthält Text; bitte die Schrift in Pfade umwandeln.');
	if (fault)
		throw refuse(
			`enthält Skripte oder verweist nach außen (${fault}); eine Zeichnung besteht nur aus Formen.`,
		);
	const text = new XMLSerializer().serializeToString(root);
	return `${text.replace(/\s+/g, ' ').replace(/> </g, '><').trim()}\n`;
}

/** The same from a file. */
export async function readSvg(file: string): Promise<string> {
	return cleanSvg(await readFile(file, 'utf8'), file);
}

/** Entities and a doctype are left unread: they can hide what follows. */
function parse(svg: string): Element | null {
	const bare = svg.replace(/^\s*(<\?xml[^>]*\?>)?\s*(<!--[\s\S]*?-->\s*)*(<!DOCTYPE[^>[]*>)?/i, '');
	const named = bare.includes('xmlns=')
		? bare
		: bare.replace('<svg', `<svg xmlns="${svgNamespace}"`);
	try {
		const stop = (level: string, why: string) => {
			if (level !== 'warning') throw new Error(why);
		};
		return new DOMParser({ onError: stop }).parseFromString(named, 'image/svg+xml').documentElement;
	} catch {
		return null;
	}
}

/** Removes what is idle; names the first thing that is neither that nor a shape. */
function faultOf(element: Element): string | undefined {
	for (const child of [...element.childNodes]) {
		const isElement = child.nodeType === 1;
		const kept = isElement || child.nodeType === 3 || child.nodeType === 4;
		const tag = isElement ? (child as Element) : undefined;
		const foreign = tag && tag.namespaceURI !== svgNamespace;
		const metadata = tag?.localName === 'metadata' || (foreign && !active(tag));
		if (!kept || metadata) {
			element.removeChild(child);
			continue;
		}
		const fault = tag && faultOf(tag);
		if (fault) return fault;
	}
	const name = element.localName ?? '';
	if (name === 'text') return 'text';
	if (!shapes.has(name)) return `<${element.tagName}>`;
	if (name === 'style' && reachesOut(element.textContent ?? '')) return '<style>';
	for (const { name, value } of [...element.attributes]) {
		const link = /^(xlink:)?href$/.test(name);
		if (link && /^#[\w:.-]+$/.test(value)) continue;
		if (/^xmlns(:xlink)?$/.test(name)) continue;
		if (link || /^on/i.test(name) || reachesOut(value)) return name;
		if (drawing.test(name)) continue;
		if (!idle.test(name)) return name;
		element.removeAttribute(name);
	}
	return undefined;
}

/** HTML inside an SVG runs; an editor's own notes do not. */
function active({ namespaceURI }: Element): boolean {
	return !namespaceURI || /w3\.org|html/i.test(namespaceURI);
}

/** Styles and values may point at parts of the drawing itself, and nowhere else. */
function reachesOut(value: string): boolean {
	return /url\((?!\s*["']?#)|@|\\|:\/\/|javascript:|data:|expression\(|image-set|src\(/i.test(
		value,
	);
}
