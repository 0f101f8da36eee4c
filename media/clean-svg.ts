import { readFile } from 'node:fs/promises';
import { optimize, type PluginConfig } from 'svgo';
import { MediaError } from './media-error.ts';

const cleaning: PluginConfig[] = [
	...(['removeDoctype', 'removeMetadata', 'removeEditorsNSData'] as const),
	{ name: 'removeComments', params: { preservePatterns: false } },
	{
		name: 'addAttributesToSVGElement',
		params: { attributes: [{ xmlns: 'http://www.w3.org/2000/svg' }] },
	},
];

/** Shapes, and what only colours, groups or names them. */
const shapes =
	'svg|g|defs|symbol|use|path|rect|circle|ellipse|line|polyline|polygon|title|desc|style|clipPath|mask|pattern|marker|linearGradient|radialGradient|stop|filter|feGaussianBlur|feOffset|feBlend|feColorMatrix|feFlood|feComposite|feMerge|feMergeNode|feDropShadow';

/** What a drawing must not have, as svgo writes it: what is no shape, acts, or points at anything but its own parts. */
const active = new RegExp(
	[
		`<(?!/?(${shapes})[ />]|!\\[CDATA\\[)[^ >]*`,
		'[ :]on\\w*=|href="(?!#[\\w:.-]+")|url\\((?!\\s*(&quot;|&apos;|["\'])?#)',
		'@|\\\\|:\\/\\/|javascript:|data:|expression\\(|image-set|src\\(',
	].join('|'),
	'i',
);

/** An SVG fit to be served: parsed, and written anew from shapes alone; refuses anything active. */
export function cleanSvg(svg: string, source: string): string {
	const written = write(svg);
	const fault = faultOf(written);
	if (fault) throw new MediaError(`${source} ${fault}`);
	return `${written}\n`;
}

/** The same from a file. */
export async function readSvg(file: string): Promise<string> {
	return cleanSvg(await readFile(file, 'utf8'), file);
}

/** Empty for what cannot be parsed, or has entities, which can hide what follows. */
function write(svg: string): string {
	if (/<!ENTITY/i.test(svg)) return '';
	try {
		return optimize(svg, { plugins: cleaning }).data.replaceAll(/<\?.*?\?>/gs, '');
	} catch {
		return '';
	}
}

function faultOf(svg: string): string | undefined {
	const [root] = /^<svg[ >][^>]*/.exec(svg) ?? [];
	if (!root) return 'ist keine SVG-Datei.';
	if (!root.includes(' viewBox='))
		return 'braucht ein viewBox-Attribut, damit die Zeichnung mitwächst.';
	if (/<text[ />]/.test(svg)) return 'enthält Text; bitte die Schrift in Pfade umwandeln.';
	const [found] = active.exec(svg.replaceAll(/ xmlns(:\w+)?="[^"]*"/g, '')) ?? [];
	if (!found) return undefined;
	return `enthält Skripte oder verweist nach außen (${found}); eine Zeichnung besteht nur aus Formen.`;
}
