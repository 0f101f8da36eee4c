import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { optimize, type PluginConfig } from 'svgo';
import { OwnerError } from '../../shared/owner-error.ts';

/** In px, twice the largest width at which a logo is shown. */
const pngWidth = 640;

/** Reads a logo from an SVG or PNG file, safe to be served. */
export async function readLogo(file: string): Promise<Buffer> {
	if (!existsSync(file)) throw new OwnerError(`Das Logo ${file} gibt es nicht.`);
	return /\.svg$/i.test(file)
		? Buffer.from(await readSvg(file))
		: normalisePng(await readFile(file), file);
}

/** A PNG in the size of a logo, without metadata. */
export async function normalisePng(content: Buffer, source: string): Promise<Buffer> {
	const picture = sharp(content);
	const { format } = await picture.metadata().catch(() => ({ format: undefined }));
	if (format !== 'png') throw new OwnerError(`${source} ist keine PNG-Datei.`);
	return picture
		.resize({ width: pngWidth, withoutEnlargement: true })
		.png({ palette: true, effort: 10 })
		.toBuffer();
}

const cleaning: PluginConfig[] = [
	...(['removeDoctype', 'removeMetadata', 'removeEditorsNSData', 'removeScripts'] as const),
	{ name: 'removeComments', params: { preservePatterns: false } },
	{
		name: 'addAttributesToSVGElement',
		params: { attributes: [{ xmlns: 'http://www.w3.org/2000/svg' }] },
	},
];

/**
 * Faults of a drawing as svgo writes it, without scripts. It is shown as a picture, so nothing in it may come
 * from elsewhere.
 */
const faults: Record<string, RegExp> = {
	'ist keine SVG-Datei.': /^(?!<svg[ >])/,
	'braucht ein viewBox-Attribut, damit die Zeichnung mitwächst.': /^(?!<svg [^>]*viewBox=)/,
	'enthält Text; bitte die Schrift in Pfade umwandeln.': /<text[ />]/,
	'enthält Fremdes oder verweist nach außen; eine Zeichnung besteht nur aus Formen.':
		/foreignObject|1999\/xhtml|(href|src)="(?!#)|url\((?!\s*(&quot;|["'])?#)|image-set|@import|\\/i,
};

/**
 * Parses an SVG and writes it anew, safe to be served. Scripts are left out; throws OwnerError for other
 * faults.
 */
export function cleanSvg(svg: string, source: string): string {
	const written = write(svg);
	for (const [sentence, pattern] of Object.entries(faults)) {
		const found = pattern.exec(written)?.[0];
		if (found !== undefined) throw new OwnerError(`${source} ${sentence}${found && ` (${found})`}`);
	}
	return `${written}\n`;
}

export async function readSvg(file: string): Promise<string> {
	return cleanSvg(await readFile(file, 'utf8'), file);
}

/** '' for text that is no SVG. */
function write(svg: string): string {
	try {
		return optimize(svg, { plugins: cleaning }).data.replaceAll(/<\?.*?\?>/gs, '');
	} catch {
		return '';
	}
}
