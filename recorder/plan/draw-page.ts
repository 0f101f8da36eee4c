import { PLAN_SIZES, type Plan } from '../../shared/plan.ts';
import type { Device } from '../script.ts';
import type { OpenPage } from '../website/with-page.ts';
import { finishDrawing } from './finish-drawing.ts';
import { readHeadline } from './leader.ts';
import { measure } from './measure.ts';
import { lineWidths } from './paint.ts';
import type { Box, Part, Picture } from './parts.ts';
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
	const page = await readWindow(open);
	const headline = await readHeadline(open, page.parts);
	const facts = { bild, ...measure(page.parts, headline) };
	const motif = await motifOf(open, page.parts);
	return { facts, motif, drawing: await draw(open, page, 'desktop') };
}

/** The same for a phone's page, which is not measured. */
export async function drawPhone(open: OpenPage, bild: string): Promise<RawPlan['telefon']> {
	return { facts: { bild }, drawing: await draw(open, await readWindow(open), 'telefon') };
}

/** What a window shows, in px of the page. */
type WindowParts = { parts: Part[]; view: Box };

async function readWindow({ inPage }: OpenPage): Promise<WindowParts> {
	return { parts: await inPage('readPage'), view: await inPage('viewOfPage') };
}

async function draw(open: OpenPage, { parts, view }: WindowParts, device: Device): Promise<Buffer> {
	const drawings = await readPictures(open, parts, view);
	await open.inPage('showDrawing', stylePage(parts, view, drawings));
	const png = await open.shoot({ scale: 'device', omitBackground: true });
	// A phone shows a page of fixed width smaller than it is.
	const shown = zoom(parts, PLAN_SIZES[device].width / view.width);
	return finishDrawing(png, shown, device);
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
