import sharp from 'sharp';
import type { Part } from './parts.ts';
import { type Colours, svgFile } from './pens.ts';
import type { Stage } from './stage.ts';

/** A drawn page (PNG, transparent where nothing is) on its sheet, with its window or phone round it. */
export async function drawSheet(
	page: Buffer,
	parts: Part[],
	stage: Stage,
	colours: Colours,
): Promise<Buffer> {
	const { width, height, page: place } = stage;
	const { width: pixels = 0, height: lines = 0 } = await sharp(page).metadata();
	const scale = pixels / place.width;
	const px = (length: number) => Math.round(length * scale);
	const [left, top] = [px(place.x), px(place.y)];
	const around = { left, top, right: px(width) - left - pixels, bottom: px(height) - top - lines };
	const sheet = { x: -place.x, y: -place.y, width, height };
	const front = svgFile(frame(stage) + guides(parts, stage), colours, sheet);
	const background = colours.paper;
	return sharp(page)
		.flatten({ background })
		.extend({ ...around, background })
		.composite([{ input: Buffer.from(front), density: 72 * scale }])
		.removeAlpha()
		.png()
		.toBuffer();
}

/** The paper round the window or the phone's screen, which rounds its corners, and all that is drawn of them. */
function frame({ page: { width, height }, bar }: Stage): string {
	const rect = (pen: string, stroke: number, air = 0) =>
		`<rect data-pen="${pen}" stroke-width="${stroke}" x="${-air}" y="${-air - bar}" width="${width + 2 * air}" height="${height + bar + 2 * air}" rx="${air + (bar ? 10 : 20)}"/>`;
	const around = rect('counter', 500, 250);
	if (!bar) return around + rect('line', 2, 9) + rect('line', 1.2);
	const dots = [26, 50, 74].map((x) => `M${x - 6} ${-bar / 2}a6 6 0 0 1 12 0a6 6 0 0 1 -12 0`);
	const lines = `<path data-pen="line" stroke-width="1.3" d="M0 0H${width}${dots.join('')}"/>`;
	return around + lines + rect('line', 2.8);
}

/** Between what lines large letters stand, as far as those lie within the page. */
function guides(parts: Part[], { page }: Stage): string {
	const lines = parts.flatMap((part) => {
		if (part.kind !== 'line' || !part.isGuided) return [];
		const from = Math.max(0, part.box.x - 16);
		const until = Math.min(page.width, part.box.x + part.box.width + 16);
		return [part.baseline, part.baseline - part.xHeight]
			.filter((y) => y > 0 && y < page.height)
			.map((y) => `M${from} ${y}H${until}`);
	});
	return `<path data-pen="guide" d="${lines.join('')}"/>`;
}
