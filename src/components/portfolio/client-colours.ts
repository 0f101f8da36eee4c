import sharp from 'sharp';
import type { Projekt } from '#shared/projekt-schema.ts';
import { diskPath } from '../../facts/projekte.ts';

/** A logo is drawn this wide before its colours are counted, in pixels. */
const WIDTH = 240;
/** Below this chroma, the distance between the strongest and the weakest channel, a colour counts as grey. */
const GREY = 28;

/** A picture: its file's path, or what is in that file. */
type Picture = string | Uint8Array;

/** The client's colour as `#rrggbb`. */
export function clientColour({ source }: Projekt): Promise<string> {
	return colourOf(diskPath(source.logo), diskPath(source.background));
}

/** The logo's colour or, where the logo has none, the ground's. */
export async function colourOf(logo: Picture, ground: Picture): Promise<string> {
	return (await colourOfLogo(logo)) ?? meanColour(ground);
}

/**
 * The colour that a logo shows most of, each pixel weighted by its chroma, as `#rrggbb`; undefined where all
 * is grey.
 */
async function colourOfLogo(file: Picture): Promise<string | undefined> {
	const drawn = sharp(file, { density: 150 }).resize(WIDTH).ensureAlpha();
	const pixels = await drawn.raw().toBuffer();
	const weights = new Map<string, number>();
	for (let at = 0; at < pixels.length; at += 4) {
		const colour = pixels.subarray(at, at + 3);
		const chroma = Math.max(...colour) - Math.min(...colour);
		if ((pixels[at + 3] ?? 0) < 255 || chroma < GREY) continue;
		const hex = `#${colour.toString('hex')}`;
		weights.set(hex, (weights.get(hex) ?? 0) + chroma ** 3);
	}
	const [most] = [...weights].toSorted(([, a], [, b]) => b - a);
	return most?.[0];
}

async function meanColour(file: Picture): Promise<string> {
	const mean = sharp(file).toColourspace('srgb').removeAlpha().resize(1, 1, { fit: 'fill' });
	return `#${(await mean.raw().toBuffer()).toString('hex')}`;
}
