import sharp from 'sharp';
import { fitQuality } from '../../shared/fit-quality.ts';
import type { Stage } from './stage.ts';

/** Below `good` a lighter hatching looks better than a coarser file; what is so many times too heavy at best does not get there. */
const qualities = { best: 44, good: 32, coarse: 20, hopeless: 1.42 };

/** A drawing (PNG) as grey AVIF; undefined when it is too heavy. `last`: coarse is better than none. */
export async function packPlan(
	png: Buffer,
	{ file }: Stage,
	last: boolean,
): Promise<Buffer | undefined> {
	const page = sharp(png).resize({ width: file.width, kernel: 'lanczos3' });
	const small = await page.toColourspace('b-w').png().toBuffer();
	const { best, good, coarse, hopeless } = qualities;
	const until = last ? { least: coarse } : { least: good, hopeless };
	return fitQuality({ best, ...until, limit: file.bytes }, (quality) =>
		sharp(small).avif({ quality, effort: 4 }).toBuffer(),
	);
}
