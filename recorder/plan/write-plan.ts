import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { fitQuality } from '../../shared/fit-quality.ts';
import { PLAN_WIDTHS, type Plan, planFile } from '../../shared/plan.ts';
import type { Device } from '../script.ts';
import type { RawPlan } from './draw-page.ts';

/** Writes the drawings and riss.json to a folder; returns what that holds. */
export async function writePlan({ desktop, telefon }: RawPlan, folder: string): Promise<Plan> {
	await writeDrawing('desktop', desktop.drawing, folder);
	await writeDrawing('telefon', telefon.drawing, folder);
	const plan = { desktop: desktop.facts, telefon: telefon.facts };
	await writeFile(path.join(folder, 'riss.json'), `${JSON.stringify(plan, null, '\t')}\n`);
	return plan;
}

async function writeDrawing(device: Device, drawing: Buffer, folder: string): Promise<void> {
	for (const scheme of ['hell', 'dunkel'] as const) {
		const shown = sharp(drawing).negate(scheme === 'dunkel');
		for (const width of PLAN_WIDTHS[device])
			await writeFile(path.join(folder, planFile(device, scheme, width)), await pack(shown, width));
	}
}

/**
 * A wide file is shown dense: it may be coarser. Its quality is lowered where it has more bytes for each pixel
 * of its width.
 */
const packing = { best: 36, least: 24, bytesPerPixel: 28 };

/** Packs a drawing as grey AVIF of a width. */
async function pack(drawing: Sharp, width: number): Promise<Buffer> {
	const sized = drawing.clone().resize({ width, kernel: 'lanczos3' });
	const grey = await sized.toColourspace('b-w').png().toBuffer();
	const encode = (quality: number) => sharp(grey).avif({ quality, effort: 3 }).toBuffer();
	const { file } = await fitQuality({ ...packing, limit: width * packing.bytesPerPixel }, encode);
	return file;
}
