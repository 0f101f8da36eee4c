import sharp, { type Sharp } from 'sharp';
import { fitQuality } from '../../shared/fit-quality.ts';
import { SHEETS } from '../../shared/viewports.ts';
import type { Device } from '../script.ts';
import { colours, lineWidths, svgFile } from './paint.ts';
import type { Box, Part } from './parts.ts';

/** The sheet that a page is drawn on, in px of the page. */
export type SheetLayout = {
	width: number;
	height: number;
	/** Place of the page on the sheet. */
	page: Box;
	/** Height of the browser's bar above the page, 0 on a phone; width of the phone's frame around it. */
	bar: number;
	frame: number;
	/** Distances of the chains of dimensions, and of the leader's text, from the page's edges. */
	distances: { left: number; outer?: number; below: number; note: number };
	/** A shorter length of a chain has no room for its figure. */
	shortestWithFigure: number;
	/** The file of the drawing: its width in px, and the bytes from which its quality is lowered. */
	file: { width: number; bytes: number };
};

export const sheetLayouts: Record<Device, SheetLayout> = {
	desktop: {
		...SHEETS.desktop,
		shortestWithFigure: 34,
		distances: { left: 52, outer: 104, below: 52, note: 68 },
		file: { width: 1280, bytes: 80_000 },
	},
	telefon: {
		...SHEETS.telefon,
		shortestWithFigure: 30,
		distances: { left: 46, below: 48, note: 44 },
		file: { width: 600, bytes: 36_000 },
	},
};

const qualities = { best: 44, least: 28 };

/** Puts a drawn page (PNG, transparent where it is empty) on its sheet, inside a window or a phone. */
export async function drawSheet(page: Buffer, parts: Part[], layout: SheetLayout): Promise<Buffer> {
	const { width, height, page: place } = layout;
	const { width: pixels = 0, height: lines = 0 } = await sharp(page).metadata();
	const scale = pixels / place.width;
	const px = (length: number) => Math.round(length * scale);
	const [left, top] = [px(place.x), px(place.y)];
	const around = { left, top, right: px(width) - left - pixels, bottom: px(height) - top - lines };
	const sheet = { x: -place.x, y: -place.y, width, height };
	const front = svgFile(surround(layout) + guides(parts, layout), sheet);
	const background = colours.paper;
	return sharp(page)
		.flatten({ background })
		.extend({ ...around, background })
		.composite([{ input: Buffer.from(front), density: 72 * scale }])
		.removeAlpha()
		.png()
		.toBuffer();
}

/** Packs a drawing as grey AVIF, in a lower quality where it would be too large. */
export async function packSheet(drawn: Sharp, { file }: SheetLayout): Promise<Buffer> {
	const page = drawn.clone().resize({ width: file.width, kernel: 'lanczos3' });
	const small = await page.toColourspace('b-w').png().toBuffer();
	const encode = (quality: number) => sharp(small).avif({ quality, effort: 3 }).toBuffer();
	return fitQuality({ ...qualities, limit: file.bytes }, encode);
}

/** The browser window or the phone. A broad stroke of paper around it rounds the corners of the page. */
function surround({ page: { width, height }, bar, frame }: SheetLayout): string {
	const rect = (paint: string, stroke: number, gap = 0) =>
		`<rect data-paint="${paint}" stroke-width="${stroke}" x="${-gap}" y="${-gap - bar}" width="${width + 2 * gap}" height="${height + bar + 2 * gap}" rx="${gap + (bar ? 10 : 20)}"/>`;
	const widths = lineWidths.frame;
	const around = rect('paper-line', 500, 250);
	if (!bar) return around + rect('line', widths.phone, frame) + rect('line', widths.screen);
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
