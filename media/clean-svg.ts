import { readFile } from 'node:fs/promises';
import { MediaError } from './media-error.ts';

/** An SVG fit to be served: no prolog, comments, editor data or spare space; refuses anything active. */
export function cleanSvg(svg: string, quelle: string): string {
	const rein = svg
		.replace(
			/<\?xml[\s\S]*?\?>|<!DOCTYPE[^>]*>|<!--[\s\S]*?-->|<metadata[\s\S]*?<\/metadata>/gi,
			'',
		)
		.replace(/\s+/g, ' ')
		.replace(/> </g, '><')
		.trim();
	if (!/^<svg[\s>]/.test(rein) || !rein.endsWith('</svg>')) {
		throw new MediaError(`${quelle} ist keine SVG-Datei.`);
	}
	if (!/^<svg[^>]*\sviewBox=/.test(rein)) {
		throw new MediaError(`${quelle} braucht ein viewBox-Attribut, damit die Zeichnung mitwächst.`);
	}
	if (/<script|<foreignObject|\son\w+=|href="(?!#)|url\((?!["']?#)/i.test(rein)) {
		throw new MediaError(
			`${quelle} enthält Skripte oder verweist nach außen; eine Zeichnung besteht nur aus Formen.`,
		);
	}
	if (/<text[\s>]/i.test(rein)) {
		throw new MediaError(`${quelle} enthält Text; bitte die Schrift in Pfade umwandeln.`);
	}
	return `${rein}\n`;
}

/** The same from a file. */
export async function readSvg(datei: string): Promise<string> {
	return cleanSvg(await readFile(datei, 'utf8'), datei);
}
