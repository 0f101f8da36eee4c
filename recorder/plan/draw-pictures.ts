import sharp from 'sharp';
import { toRgb } from '../../shared/contrast.ts';
import { VIEWPORTS } from '../../shared/viewports.ts';
import { GROUND } from '../thresholds.ts';
import type { StillPage } from '../website/with-page.ts';
import { saturation } from './colour.ts';
import { lineWidths } from './paint.ts';
import { areaOf, type Box, largestOf, type Part, type Picture } from './parts.ts';
import { drawSketch, sketch } from './sketch.ts';
import type { Drawing } from './style-page.ts';

/** Draws the pictures of a page. One that cannot be drawn is left out. */
export async function drawPictures(
	open: StillPage,
	parts: Part[],
	view: Box,
): Promise<Map<Picture, Drawing>> {
	const pictures = new Map<Picture, Drawing>();
	for (const part of parts) {
		if (part.kind !== 'picture') continue;
		const svg = await outlineOf(open, part);
		if (svg !== undefined) {
			pictures.set(part, { svg, isSketch: false });
			continue;
		}
		const taken = await screenshotOf(open, part, view);
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
	{ cdp, frameId, inPage }: StillPage,
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

/** In px, so that a picture's own edge is visible. */
const edge = 2;

/**
 * Takes a screenshot (PNG) of one picture as the page cuts and places it, without anything before or behind it.
 * Undefined out of view.
 */
export async function screenshotOf(
	{ size, shoot }: StillPage,
	picture: Picture,
	view: Box,
): Promise<{ png: Buffer; box: Box } | undefined> {
	const box = pieceInView(picture.box, view, edge);
	if (box.width < 1 || box.height < 1) return undefined;
	const options = { scale: 'device', omitBackground: true, style: isolate(picture) } as const;
	// Playwright cannot clip a page that a phone shows smaller than it is.
	const isZoomed = Math.abs(size.width / view.width - 1) > 0.01;
	const png = await shoot({ ...options, ...(!isZoomed && { clip: box }) });
	return { png: isZoomed ? await cut(png, box, view) : png, box };
}

/** Cuts a box out of a picture of the whole view. */
async function cut(png: Buffer, box: Box, view: Box): Promise<Buffer> {
	const { width: pixels = 0 } = await sharp(png).metadata();
	const px = (length: number) => Math.floor((length * pixels) / view.width);
	const size = { width: px(box.width) || 1, height: px(box.height) || 1 };
	return sharp(png)
		.extract({ left: px(box.x), top: px(box.y), ...size })
		.png()
		.toBuffer();
}

/** The visible piece of a box in whole px, with a margin. */
function pieceInView(box: Box, view: Box, margin = 0): Box {
	const x = Math.max(0, Math.floor(box.x) - margin);
	const y = Math.max(0, Math.floor(box.y) - margin);
	const width = Math.min(view.width, Math.ceil(box.x + box.width) + margin) - x;
	const height = Math.min(view.height, Math.ceil(box.y + box.height) + margin) - y;
	return { x, y, width: Math.max(0, width), height: Math.max(0, height) };
}

/** The style sheet that hides everything but one picture. */
function isolate({ number, pseudo, image }: Picture): string {
	const self = `[data-werkplan="${number}"]`;
	const shown = `${self}${pseudo}${image ? '' : `, ${self} *`}`;
	return `
		${showOnly(shown)}
		:where(:root:has([data-werkplan]), :host) * { opacity: 1 !important; mix-blend-mode: normal !important; backdrop-filter: none !important }
		html:not(${self}), body:not(${self}) { background: none !important }
		${shown} { opacity: 1 !important; outline: 0 !important; box-shadow: none !important; background-color: transparent !important; background-image: ${image || 'none'} !important }`;
}

/** Hides everything but what a selector names, and the words in that. */
function showOnly(shown: string): string {
	// Playwright adds the style to frames, too; a frame is a picture as a whole.
	const all = ':where(:root:has([data-werkplan]), :host) *';
	return `
		${all}, ${all}::before, ${all}::after { transition: none !important; visibility: hidden !important }
		${shown} { visibility: visible !important; color: transparent !important; -webkit-text-fill-color: transparent !important;
			text-shadow: none !important; border-color: transparent !important }`;
}

const page: Box = { x: 0, y: 0, ...VIEWPORTS.desktop };

/** What a ground can be drawn from: a picture of the page as PNG, and its main colour. */
export type GroundSource = { piece: Buffer; colour: string | undefined };

/** Finds what a ground can be drawn from on a page that is not yet drawn: its largest picture, else its large areas. */
export async function groundSourceOf(open: StillPage, parts: Part[]): Promise<GroundSource> {
	const large = parts.filter(({ box }) => areaOf(pieceInView(box, page)) > GROUND.area);
	const picture = largestOf(large.filter((part) => part.kind === 'picture'));
	const taken = picture && (await screenshotOf(open, picture, page));
	const areas = large
		.filter((part) => part.kind === 'box' && part.fill)
		.map(({ number, pseudo }) => `[data-werkplan="${number}"]${pseudo}`);
	// Words in a ground would look like scribbles.
	const style = `:root { visibility: hidden !important }${showOnly(areas.join() || ':not(*)')}`;
	const piece = taken?.png ?? (await open.shoot({ style }));
	return { piece, colour: colourOfPage(parts) };
}

/** The fill that weighs most: extent times saturation; undefined on a page without colours. */
function colourOfPage(parts: Part[]): string | undefined {
	const filled = parts.filter((part) => part.kind === 'box').filter(({ fill }) => fill);
	const weighed = [...Map.groupBy(filled, ({ fill }) => fill)].flatMap(([fill, boxes]) => {
		const area = boxes.reduce((sum, { box }) => sum + areaOf(pieceInView(box, page)), 0);
		const strength = saturation(toRgb(fill));
		return strength < GROUND.saturation ? [] : { fill, weight: Math.sqrt(area) * strength };
	});
	return weighed.toSorted((a, b) => b.weight - a.weight)[0]?.fill;
}
