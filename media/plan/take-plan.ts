import type { Browser } from '@playwright/test';
import type { RissSheet } from '../../src/lib/riss.ts';
import type { Drehbuch, ScriptPicture } from '../drehbuch.ts';
import { fetchBounded } from '../fetch-bounded.ts';
import type { OpenPage } from '../open-page.ts';
import { openPicture, type SiteAccess } from '../take-picture.ts';
import type { Drawing } from './draw-picture.ts';
import { drawPlan } from './draw-plan.ts';
import { faceOfTitle } from './face-of-title.ts';
import { titleOf } from './leader.ts';
import { mainColour } from './main-colour.ts';
import { distances, largestPicture, measure } from './measure.ts';
import { outlinePicture } from './outline-picture.ts';
import { packPlan } from './pack-plan.ts';
import type { Box, Part, Picture } from './parts.ts';
import { holdFilms, photograph } from './photograph.ts';
import { pageReaders, readPage } from './read-page.ts';
import { removeDrawing, showDrawing } from './show-drawing.ts';
import { type Hatching, inkSketch, type Sketch, sketch } from './sketch.ts';
import { type Device, type Stage, stageFacts, stages } from './stage.ts';

/** A drawn page as AVIF, with what live text says about it. */
type DrawnPage = {
	sheet: RissSheet;
	hell: Buffer;
	dunkel: Buffer;
	/** Where the headline ends, as a share of the picture's height; undefined without one. */
	titleEnd: number | undefined;
	/** What a ground can be drawn from: a piece of the page as PNG, and its main colour. */
	motif: { piece: Buffer; colour: string | undefined };
};

export type PlanRecording = Record<Device, DrawnPage>;

/** Greys: the file has no colour, the page gives it paper and ink. */
const colours = {
	hell: { paper: '#fff', ink: '#1c1c1c', soft: '#5c5c5c', hair: '#c8c8c8' },
	dunkel: { paper: '#000', ink: '#f4f4f4', soft: '#a8a8a8', hair: '#4c4c4c' },
};

/** What a ground is drawn from has at least so many css px. */
const leastPiece = { area: 60_000, width: 320, height: 200, type: 28 };

/** Ways to draw photographs, from the best to the lightest; in a coarser one there are fewer contours. */
const ways: { hatching: Hatching; coarse?: number }[] = [
	{ hatching: { dark: { gap: 7, half: 0.55 }, middle: { gap: 14, half: 0.35 } } },
	{ hatching: { dark: { gap: 10, half: 0.5 } } },
	{ hatching: {} },
	{ hatching: {}, coarse: 2 },
];

/**
 * Draws what the first picture and the first one on a phone show. Undefined when the drehbuch's first
 * picture is no desktop page, none is a phone, or a page has too many lines for the size of a drawing.
 */
export async function takePlan(
	browser: Browser,
	access: SiteAccess,
	drehbuch: Drehbuch,
): Promise<PlanRecording | undefined> {
	const first = drehbuch.bilder.find(({ name }) => name === 'bild-1');
	const phone = drehbuch.bilder.find(({ geraet: device }) => device === 'telefon');
	if (first?.geraet !== 'desktop' || !phone) return undefined;
	const desktop = await drawPage(browser, access, first, 'desktop');
	const telefon = desktop && (await drawPage(browser, access, phone, 'telefon'));
	return telefon && { desktop, telefon };
}

async function drawPage(
	browser: Browser,
	access: SiteAccess,
	picture: ScriptPicture,
	device: Device,
): Promise<DrawnPage | undefined> {
	const open = await openPicture(browser, access, picture);
	const stage = stages[device];
	try {
		await open.provide(pageReaders);
		await open.inPage(holdFilms);
		const parts = await open.inPage(readPage);
		const sheet = {
			...stageFacts(stage),
			bild: picture.name,
			...measure(parts, stage, distances[device], await faceOfTitle(open)),
		};
		const pictures = parts.filter((part) => part.kind === 'picture');
		const outlines = new Map<number, string>();
		const sketches: Sketched[] = [];
		for (const part of pictures) {
			const outline = await outlineOf(open, part);
			if (outline) outlines.set(part.number, outline);
			else sketches.push(...(await sketchOf(open, part)));
		}
		const motif = { piece: await pieceOf(open, parts, sketches), colour: mainColour(parts) };
		for (const [i, { hatching, coarse }] of ways.entries()) {
			const last = i === ways.length - 1 || sketches.length === 0;
			if (coarse)
				for (const one of sketches) one.sketch = await sketch(one.png, one.sketch.scale * coarse);
			const svg = drawPlan(parts, await ink(sketches, outlines, hatching), stage);
			const hell = await packPlan(await capture(open, svg, 'hell', stage), device, last);
			const dunkel =
				hell && (await packPlan(await capture(open, svg, 'dunkel', stage), device, last));
			if (dunkel) return { sheet, hell, dunkel, titleEnd: endOfTitle(parts, stage), motif };
			if (last) break;
		}
		return undefined;
	} finally {
		await open.close();
	}
}

type Sketched = { number: number; place: Box; png: Buffer; sketch: Sketch };

async function sketchOf(open: OpenPage, picture: Picture): Promise<Sketched[]> {
	const taken = await photograph(open, picture);
	if (!taken) return [];
	const { png, ...place } = taken;
	const scale = await open.page.evaluate(() => devicePixelRatio);
	return [{ number: picture.number, place, png, sketch: await sketch(png, scale) }];
}

/** The largest photograph, or what surrounds the largest drawing or the headline. */
async function pieceOf(open: OpenPage, parts: Part[], sketches: Sketched[]): Promise<Buffer> {
	const area = ({ width, height }: Box) => width * height;
	const photograph = sketches.toSorted((a, b) => area(b.place) - area(a.place))[0];
	if (photograph && area(photograph.place) > leastPiece.area) return photograph.png;
	const view = open.page.viewportSize() ?? leastPiece;
	const title = titleOf(parts);
	const letters = title && title.line.type.size >= leastPiece.type ? title.box : undefined;
	const around = largestPicture(parts) ?? letters ?? { x: 0, y: 0, ...view };
	const width = Math.min(view.width, Math.max(leastPiece.width, around.width));
	const height = Math.min(view.height, Math.max(leastPiece.height, around.height));
	const within = (start: number, room: number) => Math.min(Math.max(0, start), room);
	return open.page.screenshot({
		...{ type: 'png', scale: 'device' },
		clip: {
			x: within(around.x, view.width - width),
			y: within(around.y, view.height - height),
			width,
			height,
		},
	});
}

function endOfTitle(parts: Part[], { page }: Stage): number | undefined {
	const title = titleOf(parts)?.box;
	return title && Math.round(((title.y + title.height) / page.height) * 1000) / 1000;
}

async function ink(
	sketches: Sketched[],
	outlines: ReadonlyMap<number, string>,
	hatching: Hatching,
): Promise<Map<number, Drawing>> {
	const drawings = new Map<number, Drawing>(outlines);
	for (const { number, place, sketch } of sketches) {
		drawings.set(number, { ...place, png: await inkSketch(sketch, hatching, place) });
	}
	return drawings;
}

async function outlineOf(open: OpenPage, picture: Picture): Promise<string | undefined> {
	const { vector, number, paintBox } = picture;
	if (!vector) return undefined;
	const source = vector === 'inline' ? null : await fetchText(vector);
	return open.inPage(outlinePicture, number, source, paintBox.width, paintBox.height);
}

/** An SVG that cannot be had again is no drawing, and '' is none either: its pixels are sketched. */
async function fetchText(address: string): Promise<string> {
	return (await fetchBounded(address))?.toString('utf8') ?? '';
}

async function capture(
	open: OpenPage,
	svg: string,
	scheme: keyof typeof colours,
	{ width, height }: Stage,
): Promise<Buffer> {
	await open.page.setViewportSize({ width, height });
	await open.inPage(showDrawing, svg, colours[scheme]);
	const png = await open.page.screenshot({ type: 'png', scale: 'device' });
	await open.inPage(removeDrawing);
	return png;
}
