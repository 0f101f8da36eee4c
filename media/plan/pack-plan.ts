import sharp from 'sharp';
import { fitQuality } from '../../src/lib/fit-quality.ts';
import type { Device } from './stage.ts';

/** Widths in px and bytes that a drawing may have. */
const limits = {
	desktop: { width: 1280, bytes: 46_000 },
	telefon: { width: 600, bytes: 20_000 },
};

/** The better ones are worth a try; below the last a lighter hatching looks better than a coarser file. */
const qualities = [44, 38, 32];
/** For what cannot be drawn lighter. */
const coarse = { von: 28, bis: 20 };

/** A drawing (PNG) as grey AVIF; undefined when it is too heavy. `last`: coarse is better than none. */
export async function packPlan(
	png: Buffer,
	device: Device,
	last: boolean,
): Promise<Buffer | undefined> {
	const { data, info } = await sharp(png)
		.flatten({ background: '#fff' })
		.resize({ width: limits[device].width, kernel: 'lanczos3' })
		.greyscale()
		.raw()
		.toBuffer({ resolveWithObject: true });
	const { width, height, channels } = info;
	const { bytes } = limits[device];
	const encode = (quality: number) =>
		sharp(data, { raw: { width, height, channels } })
			.toColourspace('b-w')
			.avif({ quality, effort: 6 })
			.toBuffer();
	// The coarsest tells at once whether this hatching is worth the search.
	const good = await encode(qualities.at(-1) ?? 0);
	if (good.length > bytes)
		return last ? fitQuality({ ...coarse, grenze: bytes }, encode) : undefined;
	for (const value of qualities.slice(0, -1)) {
		const better = await encode(value);
		if (better.length <= bytes) return better;
	}
	return good;
}
