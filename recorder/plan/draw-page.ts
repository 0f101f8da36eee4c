import sharp from 'sharp';
import { PLAN_SIZES, type Plan } from '../../shared/plan.ts';
import type { Device } from '../script.ts';
import type { OpenPage } from '../website/with-page.ts';
import { readHeadline } from './leader.ts';
import { measure } from './measure.ts';
import { colours, lineWidths, svgFile } from './paint.ts';
import type { Box, Part, Picture, WindowParts } from './parts.ts';
import { type Motif, motifOf, screenshotOf } from './photograph.ts';
import { drawSketch, sketch } from './sketch.ts';
import { type Drawing, stylePage } from './style-page.ts';

/** Drawn pages as lossless PNG, and what riss.json says of them. */
export type RawPlan = {
	desktop: { facts: Plan['desktop']; drawing: Buffer; motif: Motif };
	telefon: { facts: Plan['telefon']; drawing: Buffer };
};

/** Draws and measures the open desktop page of the picture `bild`. The page cannot be used afterwards. */
export async function drawDesktop(open: OpenPage, bild: string): Promise<RawPlan['desktop']> {
	const page = await open.inPage('readPage');
	const headline = await readHeadline(open, page.parts);
	const facts = { bild, ...measure(page.parts, headline) };
	const motif = await motifOf(open, page.parts);
	return { facts, motif, drawing: await draw(open, page, 'desktop') };
}

/** The same for a phone's page, which is not measured. */
export async function drawPhone(open: OpenPage, bild: string): Promise<RawPlan['telefon']> {
	return { facts: { bild }, drawing: await draw(open, await open.inPage('readPage'), 'telefon') };
}

async function draw(open: OpenPage, { parts, view }: WindowParts, device: Device): Promise<Buffer> {
	const drawings = await readPictures(open, parts, view);
	await open.inPage('showDrawing', stylePage(parts, view, drawings));
	const png = await open.shoot({ scale: 'device', omitBackground: true });
	// A phone shows a page of fixed width smaller than it is.
	const shown = zoom(parts, PLAN_SIZES[device].width / view.width);
	return finish(png, shown, device);
}

/** The parts as large as the window shows them; `share` of their size. */
function zoom(parts: Part[], share: number): Part[] {
	if (Math.abs(share - 1) < 0.01) return parts;
	return parts.map((part) => {
		const { x, y, width, height } = part.box;
		const box = { x: x * share, y: y * share, width: width * share, height: height * share };
		if (part.kind !== 'line') return { ...part, box };
		return { ...part, box, baseline: part.baseline * share, xHeight: part.xHeight * share };
	});
}

/** Draws the pictures of a page. One that cannot be drawn is left out. */
async function readPictures(open: OpenPage, parts: Part[], page: Box) {
	const pictures = new Map<Picture, Drawing>();
	for (const part of parts) {
		if (part.kind !== 'picture') continue;
		const svg = await outlineOf(open, part);
		if (svg !== undefined) {
			pictures.set(part, { svg, isSketch: false });
			continue;
		}
		const taken = await screenshotOf(open, part, page);
		if (!taken) continue;
		const { png, box } = taken;
		const seen = await sketch(png, box);
		// A pattern or a plain colour hides nothing behind it.
		if (part.image && [seen.edges, seen.dark, seen.middle].every(({ length }) => !length)) continue;
		pictures.set(part, { svg: drawSketch(seen, box), isSketch: true });
	}
	return pictures;
}

/** The outlined SVG of a picture, '' for one that the page itself contains. Undefined for a picture that has to be sketched. */
async function outlineOf(
	{ cdp, frameId, inPage }: OpenPage,
	{ vector, number }: Picture,
): Promise<string | undefined> {
	if (vector === 'inline') return inPage('outlinePicture', number, null, lineWidths.shape);
	if (!vector) return undefined;
	await cdp.send('Page.enable');
	const file = cdp.send('Page.getResourceContent', { frameId, url: vector });
	const { content = '', base64Encoded } = (await file.catch(() => undefined)) ?? {};
	if (content === '') return undefined;
	const source = base64Encoded ? Buffer.from(content, 'base64').toString() : content;
	return inPage('outlinePicture', number, source, lineWidths.shape);
}

/** Puts the guide lines over a drawn page (PNG, transparent where it is empty) and cuts it to the plan's size. */
async function finish(page: Buffer, parts: Part[], device: Device): Promise<Buffer> {
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
