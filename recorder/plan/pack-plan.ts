import sharp from 'sharp';
import { fitQuality } from '../../shared/fit-quality.ts';
import type { Stage } from './stage.ts';

/** Below `good`, a lighter hatch looks better than a coarser file. A file `hopeless` times too large cannot reach its limit. */
const qualities = { best: 44, good: 32, coarse: 20, hopeless: 1.42 };

/** Packs a drawing (PNG) as grey AVIF; undefined when it is too large. `isLast` allows a coarse file. */
export async function packPlan(
	png: Buffer,
	{ file }: Stage,
	isLast: boolean,
): Promise<Buffer | undefined> {
	const page = sharp(png).resize({ width: file.width, kernel: 'lanczos3' });
	const small = await page.toColourspace('b-w').png().toBuffer();
	const { best, good, coarse, hopeless } = qualities;
	const until = isLast ? { least: coarse } : { least: good, hopeless };
	return fitQuality({ best, ...until, limit: file.bytes }, (quality) =>
		sharp(small).avif({ quality, effort: 4 }).toBuffer(),
	);
}
