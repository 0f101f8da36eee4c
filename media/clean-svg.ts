import { readFile } from 'node:fs/promises';
import { type CustomPlugin, optimize, type XastElement } from 'svgo';
import { MediaError } from './media-error.ts';

/** Shapes, and what only colours, groups or names them. Everything else is refused. */
const shapes = new Set(
	'svg g defs symbol use path rect circle ellipse line polyline polygon title desc style clipPath mask pattern marker linearGradient radialGradient stop filter feGaussianBlur feOffset feBlend feColorMatrix feFlood feComposite feMerge feMergeNode feDropShadow'.split(
		' ',
	),
);

const cleaning = [
	...(['removeDoctype', 'removeXMLProcInst', 'removeComments'] as const),
	...(['removeMetadata', 'removeEditorsNSData'] as const),
];

/** An SVG fit to be served: parsed, and written anew from shapes alone; refuses anything active. */
export function cleanSvg(svg: string, source: string): string {
	const faults: string[] = [];
	const judge: CustomPlugin = {
		name: 'judge',
		fn: () => ({
			instruction: {
				enter: (node, parent) => {
					parent.children = parent.children.filter((child) => child !== node);
				},
			},
			element: {
				enter: (node, parent) => {
					faults.push(...faultsOf(node, parent.type === 'root'));
				},
			},
		}),
	};
	try {
		// Entities can hide what follows.
		if (/<!ENTITY/i.test(svg)) throw new Error('entities');
		const { data } = optimize(svg, { plugins: [...cleaning, judge] });
		if (faults.length === 0) return `${data}\n`;
	} catch {
		faults.unshift(notSvg);
	}
	throw new MediaError(`${source} ${faults[0]}`);
}

/** The same from a file. */
export async function readSvg(file: string): Promise<string> {
	return cleanSvg(await readFile(file, 'utf8'), file);
}

const notSvg = 'ist keine SVG-Datei.';

function faultsOf({ name, attributes, children }: XastElement, isRoot: boolean): string[] {
	if (isRoot && name !== 'svg') return [notSvg];
	if (isRoot && !attributes.viewBox)
		return ['braucht ein viewBox-Attribut, damit die Zeichnung mitwächst.'];
	if (isRoot) attributes.xmlns = 'http://www.w3.org/2000/svg';
	if (name === 'text') return ['enthält Text; bitte die Schrift in Pfade umwandeln.'];
	const isActive = ([key, value]: [string, string]) =>
		/(^|:)on/i.test(key) ||
		(/^(xlink:)?href$/.test(key)
			? !/^#[\w:.-]+$/.test(value)
			: !/^xmlns(:|$)/.test(key) && reachesOut(value));
	const active = [
		...(shapes.has(name) ? [] : [`<${name}>`]),
		...children.flatMap((child) => ('value' in child && reachesOut(child.value) ? [name] : [])),
		...Object.entries(attributes).flatMap((one) => (isActive(one) ? one[0] : [])),
	];
	return active.map(
		(what) =>
			`enthält Skripte oder verweist nach außen (${what}); eine Zeichnung besteht nur aus Formen.`,
	);
}

/** Styles and values may point at parts of the drawing itself, and nowhere else. */
function reachesOut(value: string): boolean {
	return /url\((?!\s*["']?#)|@|\\|:\/\/|javascript:|data:|expression\(|image-set|src\(/i.test(
		value,
	);
}
