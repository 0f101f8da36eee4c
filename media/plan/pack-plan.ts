import sharp from 'sharp';
import { fitQuality } from '../../src/lib/fit-quality.ts';
import type { Device } from './stage.ts';

/** Widths in px and bytes that a drawing may have. */
const limits = {
	desktop: { width: 1280, bytes: 46_000 },
	telefon: { width: 600, bytes: 20_000 },
};

/** Below `good` a lighter hatching looks better than a coarser file. */
const qualities = { best: 44, good: 32, coarse: 20 };

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
	const encode = (quality: number) =>
		sharp(data, { raw: { width, height, channels } })
			.toColourspace('b-w')
			.avif({ quality, effort: 4 })
			.toBuffer();
	const until = last ? qualities.coarse : qualities.good;
	return fitQuality({ von: qualities.best, bis: until, grenze: limits[device].bytes }, encode);
}
