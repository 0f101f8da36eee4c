import sharp from 'sharp';
import { fitQuality } from '../../shared/fit-quality.ts';
import { type Colours, lineWidths, svgFile } from './paint.ts';
import type { Part } from './parts.ts';
import type { SheetLayout } from './sheet-layout.ts';

/** Below `good`, a lighter hatch looks better than a coarser file. A file `giveUpFactor` times too large cannot reach its limit. */
const qualities = { best: 44, good: 32, coarse: 20, giveUpFactor: 1.42 };

/** Puts a drawn page (PNG, transparent where it is empty) on its sheet, inside a window or a phone. */
export async function drawSheet(
	page: Buffer,
	parts: Part[],
	layout: SheetLayout,
	colours: Colours,
): Promise<Buffer> {
	const { width, height, page: place } = layout;
	const { width: pixels = 0, height: lines = 0 } = await sharp(page).metadata();
	const scale = pixels / place.width;
	const px = (length: number) => Math.round(length * scale);
	const [left, top] = [px(place.x), px(place.y)];
	const around = { left, top, right: px(width) - left - pixels, bottom: px(height) - top - lines };
	const sheet = { x: -place.x, y: -place.y, width, height };
	const front = svgFile(frame(layout) + guides(parts, layout), colours, sheet);
	const background = colours.paper;
	return sharp(page)
		.flatten({ background })
		.extend({ ...around, background })
		.composite([{ input: Buffer.from(front), density: 72 * scale }])
		.removeAlpha()
		.png()
		.toBuffer();
}

/** Packs a drawing (PNG) as grey AVIF; undefined when it is too large. `isLast` allows a coarse file. */
export async function packSheet(
	png: Buffer,
	{ file }: SheetLayout,
	isLast: boolean,
): Promise<Buffer | undefined> {
	const page = sharp(png).resize({ width: file.width, kernel: 'lanczos3' });
	const small = await page.toColourspace('b-w').png().toBuffer();
	const { best, good, coarse, giveUpFactor } = qualities;
	const until = isLast ? { least: coarse } : { least: good, giveUpFactor };
	return fitQuality({ best, ...until, limit: file.bytes }, (quality) =>
		sharp(small).avif({ quality, effort: 4 }).toBuffer(),
	);
}

/** The browser window or the phone. A broad stroke of paper around it rounds the corners of the page. */
function frame({ page: { width, height }, bar }: SheetLayout): string {
	const rect = (paint: string, stroke: number, gap = 0) =>
		`<rect data-paint="${paint}" stroke-width="${stroke}" x="${-gap}" y="${-gap - bar}" width="${width + 2 * gap}" height="${height + bar + 2 * gap}" rx="${gap + (bar ? 10 : 20)}"/>`;
	const widths = lineWidths.frame;
	const around = rect('paper-line', 500, 250);
	if (!bar) return around + rect('line', widths.phone, 9) + rect('line', widths.screen);
	const dots = [26, 50, 74].map((x) => `M${x - 6} ${-bar / 2}a6 6 0 0 1 12 0a6 6 0 0 1 -12 0`);
	const lines = `<path data-paint="line" stroke-width="${widths.bar}" d="M0 0H${width}${dots.join('')}"/>`;
	return around + lines + rect('line', widths.window);
}

/** Guide lines at baseline and x-height of large letters. */
function guides(parts: Part[], { page }: SheetLayout): string {
	const lines = parts.flatMap((part) => {
		if (part.kind !== 'line' || !part.isGuided) return [];
		const left = Math.max(0, part.box.x - 16);
		const right = Math.min(page.width, part.box.x + part.box.width + 16);
		return [part.baseline, part.baseline - part.xHeight]
			.filter((y) => y > 0 && y < page.height)
			.map((y) => `M${left} ${y}H${right}`);
	});
	return `<path data-paint="guide" d="${lines.join('')}"/>`;
}
