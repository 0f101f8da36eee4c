import sharp from 'sharp';
import type { Plan } from '../../shared/plan.ts';
import { VIEWPORTS } from '../../shared/viewports.ts';
import type { Device } from '../script.ts';
import type { OpenPage } from '../website/with-page.ts';
import { focusOf } from './focus.ts';
import { readHeadline } from './leader.ts';
import { measure } from './measure.ts';
import { colours, lineWidths, svgFile } from './paint.ts';
import type { Box, Part, Picture, WindowParts } from './parts.ts';
import { type GroundSource, groundSourceOf, screenshotOf } from './photograph.ts';
import { drawSketch, sketch } from './sketch.ts';
import { type Drawing, stylePage } from './style-page.ts';

/** Drawn pages as lossless PNG, and what riss.json says of them. */
export type RawPlan = {
	desktop: { facts: Plan['desktop']; drawing: Buffer; groundSource: GroundSource };
	telefon: { facts: Plan['telefon']; drawing: Buffer };
};

/** Draws and measures the open desktop page of the picture `bild`. The page cannot be used afterwards. */
export async function drawDesktop(open: OpenPage, bild: string): Promise<RawPlan['desktop']> {
	const page = await open.inPage('readPage');
	const headline = await readHeadline(open, page.parts);
	const facts = { bild, ...focusOf(shownParts(page, 'desktop'), VIEWPORTS.desktop) };
	const measures = measure(page.parts, headline);
	const groundSource = await groundSourceOf(open, page.parts);
	return {
		facts: { ...facts, ...measures },
		groundSource,
		drawing: await draw(open, page, 'desktop'),
	};
}

/** The same for a phone's page, which is not measured. */
export async function drawPhone(open: OpenPage, bild: string): Promise<RawPlan['telefon']> {
	const page = await open.inPage('readPage');
	const facts = { bild, ...focusOf(shownParts(page, 'telefon'), VIEWPORTS.telefon) };
	return { facts, drawing: await draw(open, page, 'telefon') };
}

async function draw(open: OpenPage, page: WindowParts, device: Device): Promise<Buffer> {
	const { parts, view } = page;
	const drawings = await readPictures(open, parts, view);
	await open.inPage('showDrawing', stylePage(parts, view, drawings));
	const transparent = { scale: 'device', omitBackground: true } as const;
	const png = await open.shoot(transparent);
	const letters = await open.shoot({ ...transparent, style: onlyGuided(parts) });
	return finish(png, await guideLines(letters, shownParts(page, device), device));
}

/** The style sheet that leaves nothing of a drawn page but the letters that have guide lines. */
function onlyGuided(parts: Part[]): string {
	const guided = parts.flatMap((part) =>
		part.kind === 'line' && part.isGuided ? [`[data-werkplan="${part.number}"]`] : [],
	);
	const strongest = ':not(#plan#plan#plan#plan)';
	return `
		*${strongest}, *${strongest}::before, *${strongest}::after { visibility: hidden !important; background: none !important }
		:is(${guided.join()})${strongest} { visibility: visible !important; color: #000 !important;
			border-color: transparent !important; box-shadow: none !important; filter: none !important }`;
}

/** The parts as the window shows them: a phone shows a page of fixed width smaller than it is. */
function shownParts({ parts, view }: WindowParts, device: Device): Part[] {
	return zoom(parts, VIEWPORTS[device].width / view.width);
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

/**
 * The outlined SVG of a picture, '' for one that the page itself contains. Undefined for a picture that has to
 * be sketched.
 */
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

/** Lays the guide lines over a drawn page. Both are PNG, and as large. */
function finish(page: Buffer, guides: Buffer): Promise<Buffer> {
	return sharp(page)
		.flatten({ background: colours.paper })
		.composite([{ input: guides }])
		.removeAlpha()
		.png()
		.toBuffer();
}

/** The guide lines of a page's large letters, which they do not cross: as large as the picture of the letters. */
async function guideLines(letters: Buffer, parts: Part[], device: Device): Promise<Buffer> {
	const size = VIEWPORTS[device];
	const { width, height } = await sharp(letters).metadata();
	const svg = svgFile(guides(parts, size.width, size.height), { x: 0, y: 0, ...size });
	return sharp(Buffer.from(svg), { density: (72 * width) / size.width })
		.resize(width, height, { fit: 'fill' })
		.composite([{ input: letters, blend: 'dest-out' }])
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
