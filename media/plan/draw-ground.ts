import sharp from 'sharp';
import { colourOf, contrast, mix, type Rgb, toRgb } from './colour.ts';
import { type Sketch, sketch } from './sketch.ts';

/** Drawn at half its size: strokes this bold lose nothing when they are enlarged. */
const drawn = { width: 960, height: 600 };
/** So much of a picture's rim stays out, lest its edge be drawn. */
const rim = 10;
const size = { width: 1920, height: 1200 };

/** --tinte of src/styles/tokens.css, in which windows are framed, and the least contrast to it. */
const frame = { colour: '#12203f', contrast: 3.5 };

/** Bytes of the file of 1600 px as write-picture.ts packs it. */
const limit = { width: 1600, bytes: 12_000, quality: 62 };

/**
 * What is tried one after the other: drawn pixels for a css px of a photograph (the more, the fewer
 * lines) and how much black darkens middle tones, dark ones and contours.
 */
const ways = [
	{ scale: 1.5, black: [0.07, 0.16, 0.34] },
	{ scale: 2.5, black: [0.07, 0.14, 0.28] },
	{ scale: 2.5, black: [0, 0.1, 0.2] },
	{ scale: 3.5, black: [0, 0.08, 0.12] },
];

/**
 * A ground from a site's own: its colour as a field, a piece of its picture drawn on it in tones of
 * that colour. `colour` as getComputedStyle gives it; by default the strongest one of the picture. PNG.
 */
export async function drawGround(picture: Buffer, colour?: string): Promise<Buffer> {
	const { width, height } = drawn;
	const piece = await sharp(picture)
		.flatten({ background: '#fff' })
		.resize({ width: width + 2 * rim, height: height + 2 * rim, fit: 'cover', position: 'entropy' })
		.extract({ left: rim, top: rim, width, height })
		.png()
		.toBuffer();
	const field = lighten((colour && toRgb(colour)) || (await colourOf(piece)));
	for (const { scale, black } of ways) {
		const ground = await paint(field, await sketch(piece, scale), black);
		if (await isLight(ground)) return ground;
	}
	return paint(field);
}

async function isLight(ground: Buffer): Promise<boolean> {
	const { width, quality, bytes } = limit;
	const packed = await sharp(ground)
		.resize({ width, kernel: 'lanczos3' })
		.avif({ quality, effort: 4, chromaSubsampling: '4:4:4' })
		.toBuffer();
	return packed.length <= bytes;
}

/** Dark colours meet white until the window's frame stands out from them. */
function lighten(colour: Rgb): Rgb {
	for (let white = 0; white < 1; white += 0.05) {
		const lighter = mix(colour, [255, 255, 255], white);
		if (contrast(lighter, toRgb(frame.colour)) >= frame.contrast) return lighter;
	}
	return [255, 255, 255];
}

/** The field, dark areas a shade deeper, contours deeper again. */
function paint(field: Rgb, seen?: Sketch, black: number[] = []): Promise<Buffer> {
	const { width, height } = drawn;
	const [middle = field, dark = field, line = field] = black.map((share) =>
		mix(field, [0, 0, 0], share),
	);
	const out = Buffer.alloc(width * height * 3);
	for (let i = 0; i < width * height; i++) {
		const area = seen?.dark.data[i] ? dark : seen?.middle.data[i] ? middle : field;
		out.set(mix(area, line, seen?.lines.data[i] ?? 0), 3 * i);
	}
	return sharp(out, { raw: { width, height, channels: 3 } })
		.resize({ ...size, kernel: 'lanczos3' })
		.png({ compressionLevel: 3 })
		.toBuffer();
}
