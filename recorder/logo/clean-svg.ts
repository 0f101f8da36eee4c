import { readFile } from 'node:fs/promises';
import { optimize, type PluginConfig } from 'svgo';
import { MediaError } from '../recorder-error.ts';

const cleaning: PluginConfig[] = [
	...(['removeDoctype', 'removeMetadata', 'removeEditorsNSData'] as const),
	{ name: 'removeComments', params: { preservePatterns: false } },
	{
		name: 'addAttributesToSVGElement',
		params: { attributes: [{ xmlns: 'http://www.w3.org/2000/svg' }] },
	},
];

/** What is wrong with a drawing as svgo writes it: it is shown as a picture, where nothing acts or comes from elsewhere. */
const faults: Record<string, RegExp> = {
	'ist keine SVG-Datei.': /^(?!<svg[ >])/,
	'braucht ein viewBox-Attribut, damit die Zeichnung mitwächst.': /^(?!<svg [^>]*viewBox=)/,
	'enthält Text; bitte die Schrift in Pfade umwandeln.': /<text[ />]/,
	'enthält Skripte oder verweist nach außen; eine Zeichnung besteht nur aus Formen.':
		/<([\w-]+:)?(script|foreignObject)|1999\/xhtml|[ :]on\w*=|attributeName="(on|[\w:]*href)|(href|src)="(?!#)|url\((?!\s*(&quot;|&apos;|["'])?#)|image-set|javascript:|@import|\\/i,
};

/** An SVG fit to be served: parsed and written anew; refuses anything active. */
export function cleanSvg(svg: string, source: string): string {
	const written = write(svg);
	for (const [sentence, pattern] of Object.entries(faults)) {
		const found = pattern.exec(written)?.[0];
		if (found !== undefined) throw new MediaError(`${source} ${sentence}${found && ` (${found})`}`);
	}
	return `${written}\n`;
}

/** The same from a file. */
export async function readSvg(file: string): Promise<string> {
	return cleanSvg(await readFile(file, 'utf8'), file);
}

/** Empty for what cannot be parsed. */
function write(svg: string): string {
	try {
		return optimize(svg, { plugins: cleaning }).data.replaceAll(/<\?.*?\?>/gs, '');
	} catch {
		return '';
	}
}
