import sharp, { type Sharp } from 'sharp';
import { fitQuality } from '../../shared/fit-quality.ts';
import { PLAN_SIZES } from '../../shared/plan.ts';
import type { Device } from '../script.ts';
import { colours, svgFile } from './paint.ts';
import type { Part } from './parts.ts';

/** Puts the guide lines over a drawn page (PNG, transparent where it is empty) and cuts it to the plan's size. */
export async function finishDrawing(page: Buffer, parts: Part[], device: Device): Promise<Buffer> {
	const { width, height } = PLAN_SIZES[device];
	const { width: pixels = 0 } = await sharp(page).metadata();
	const scale = pixels / width;
	const front = svgFile(guides(parts, width, height), { x: 0, y: 0, width, height });
	return sharp(page)
		.flatten({ background: colours.paper })
		.extract({ left: 0, top: 0, width: pixels, height: Math.round(height * scale) })
		.composite([{ input: Buffer.from(front), density: 72 * scale }])
		.removeAlpha()
		.png()
		.toBuffer();
}

/** Guide lines at baseline and x-height of large letters. */
function guides(parts: Part[], width: number, height: number): string {
	const lines = parts.flatMap((part) => {
		if (part.kind !== 'line' || !part.isGuided) return [];
		const left = Math.max(0, part.box.x - 16);
		const right = Math.min(width, part.box.x + part.box.width + 16);
		return [part.baseline, part.baseline - part.xHeight]
			.filter((y) => y > 0 && y < height)
			.map((y) => `M${left} ${y}H${right}`);
	});
	return `<path data-paint="guide" d="${lines.join('')}"/>`;
}

/** A wide file is shown dense: it may be coarser. Its quality is lowered where it has more bytes for each pixel of its width. */
const packing = { best: 36, least: 24, bytesPerPixel: 28 };

/** Packs a drawing as grey AVIF of a width. */
export async function packDrawing(drawing: Sharp, width: number): Promise<Buffer> {
	const sized = drawing.clone().resize({ width, kernel: 'lanczos3' });
	const grey = await sized.toColourspace('b-w').png().toBuffer();
	const encode = (quality: number) => sharp(grey).avif({ quality, effort: 3 }).toBuffer();
	return fitQuality({ ...packing, limit: width * packing.bytesPerPixel }, encode);
}
