import sharp from 'sharp';
import { fitQuality } from '../../src/lib/fit-quality.ts';
import type { Stage } from './stage.ts';

/** Below `good` a lighter hatching looks better than a coarser file. */
const qualities = { best: 44, good: 32, coarse: 20 };
/** What exceeds its size by more at best does not reach it where it is still good. */
const hopeless = 1.42;

/** A drawing (PNG) as grey AVIF; undefined when it is too heavy. `last`: coarse is better than none. */
export async function packPlan(
	png: Buffer,
	{ file }: Stage,
	last: boolean,
): Promise<Buffer | undefined> {
	const small = await sharp(png)
		.flatten({ background: '#fff' })
		.resize({ width: file.width, kernel: 'lanczos3' })
		.toColourspace('b-w')
		.png()
		.toBuffer();
	const encode = (quality: number) => sharp(small).avif({ quality, effort: 4 }).toBuffer();
	const best = await encode(qualities.best);
	if (best.length <= file.bytes) return best;
	if (!last && best.length > file.bytes * hopeless) return undefined;
	const until = last ? qualities.coarse : qualities.good;
	return fitQuality({ von: qualities.best - 4, bis: until, grenze: file.bytes }, encode);
}
