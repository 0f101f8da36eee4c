import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { PLAN_WIDTHS, type Plan, planFile } from '../../shared/plan.ts';
import { VIEWPORTS } from '../../shared/viewports.ts';
import { fitQuality } from '../fit-quality.ts';
import type { Device } from '../script.ts';
import type { StillPage } from '../website/with-page.ts';
import { drawPictures, type GroundSource, groundSourceOf } from './draw-pictures.ts';
import { focusOf, headlineOf } from './focus.ts';
import { measure } from './measure.ts';
import { colours, svgFile } from './paint.ts';
import { type Part, scaleParts, type WindowParts } from './parts.ts';
import { stylePage } from './style-page.ts';

/** Drawn pages as lossless PNG, and what riss.json says of them. */
export type RawPlan = {
	desktop: { facts: Plan['desktop']; drawing: Buffer; groundSource: GroundSource };
	telefon: { facts: Plan['telefon']; drawing: Buffer };
};

/** Draws and measures the open desktop page of the picture `bild`. The page cannot be used afterwards. */
export async function drawDesktop(open: StillPage, bild: string): Promise<RawPlan['desktop']> {
	const page = await open.inPage('readPage');
	const headline = headlineOf(page.parts);
	const font = headline && (await fontOf(open, headline.largest.number));
	const seen = focusOf(shownParts(page, 'desktop'), VIEWPORTS.desktop);
	const facts = { bild, ...seen, ...measure(page.parts, headline, font) };
	const groundSource = await groundSourceOf(open, page.parts);
	return { facts, groundSource, drawing: await draw(open, page, 'desktop') };
}

/** The same for a phone's page, which is not measured. */
export async function drawPhone(open: StillPage, bild: string): Promise<RawPlan['telefon']> {
	const page = await open.inPage('readPage');
	const facts = { bild, ...focusOf(shownParts(page, 'telefon'), VIEWPORTS.telefon) };
	return { facts, drawing: await draw(open, page, 'telefon') };
}

/** Writes the drawings and riss.json to a folder; returns what that holds. */
export async function writePlan({ desktop, telefon }: RawPlan, folder: string): Promise<Plan> {
	await writeDrawing('desktop', desktop.drawing, folder);
	await writeDrawing('telefon', telefon.drawing, folder);
	const plan = { desktop: desktop.facts, telefon: telefon.facts };
	await writeFile(path.join(folder, 'riss.json'), `${JSON.stringify(plan, null, '\t')}\n`);
	return plan;
}

/** The name of the font of a marked element. */
async function fontOf({ cdp, objectOf }: StillPage, number: number): Promise<string | undefined> {
	await cdp.send('DOM.enable');
	await cdp.send('CSS.enable');
	await cdp.send('DOM.getDocument', { depth: 0 });
	const objectId = await objectOf(number);
	const { nodeId } = await cdp.send('DOM.requestNode', { objectId });
	const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
	const most = fonts.toSorted((a, b) => b.glyphCount - a.glyphCount)[0];
	// The file may name a weight, too; the site’s own name for the font is enough.
	const { computedStyle } = await cdp.send('CSS.getComputedStyleForNode', { nodeId });
	const list = computedStyle.find(({ name }) => name === 'font-family')?.value ?? '';
	const names = list.split(',').map((name) => name.replaceAll(/( (Variable|VF))?"/g, '').trim());
	return names.find((name) => most?.familyName.startsWith(name)) ?? most?.familyName;
}

/** The parts as the window shows them: a phone shows a page of fixed width smaller than it is. */
function shownParts({ parts, view }: WindowParts, device: Device): Part[] {
	return scaleParts(parts, VIEWPORTS[device].width / view.width);
}

async function draw(open: StillPage, page: WindowParts, device: Device): Promise<Buffer> {
	const { parts, view } = page;
	const drawings = await drawPictures(open, parts, view);
	await open.inPage('showDrawing', stylePage(parts, view, drawings));
	const transparent = { scale: 'device', omitBackground: true } as const;
	const png = await open.shoot(transparent);
	const letters = await open.shoot({ ...transparent, style: onlyGuided(parts) });
	return sharp(png)
		.flatten({ background: colours.paper })
		.composite([{ input: await guideLines(letters, shownParts(page, device), device) }])
		.removeAlpha()
		.png()
		.toBuffer();
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

/** Guide lines at baseline and x-height of large letters, as SVG. */
export function guides(parts: Part[], width: number, height: number): string {
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
	const { data, info } = await sized
		.toColourspace('b-w')
		.raw()
		.toBuffer({ resolveWithObject: true });
	// Grey has no colour to lose.
	const chromaSubsampling = '4:2:0';
	const encode = (quality: number) =>
		sharp(data, { raw: info }).avif({ quality, effort: 3, chromaSubsampling }).toBuffer();
	const { file } = await fitQuality({ ...packing, limit: width * packing.bytesPerPixel }, encode);
	return file;
}
