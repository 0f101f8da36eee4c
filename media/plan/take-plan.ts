import type { RissSheet } from '../../src/lib/riss.ts';
import { fetchBounded } from '../fetch-bounded.ts';
import type { OpenPage } from '../open-page.ts';
import type { Drawing } from './draw-picture.ts';
import { drawPlan } from './draw-plan.ts';
import { type Detail, drawSketch } from './draw-sketch.ts';
import { faceOfTitle } from './face-of-title.ts';
import { titleOf } from './leader.ts';
import { distances, measure } from './measure.ts';
import { type Motif, motifOf } from './motif.ts';
import { outlinePicture } from './outline-picture.ts';
import { packPlan } from './pack-plan.ts';
import type { Box, Part, Picture } from './parts.ts';
import { holdFilms, photograph } from './photograph.ts';
import { pageReaders, readPage } from './read-page.ts';
import { removeDrawing, showDrawing } from './show-drawing.ts';
import { type Sketch, sketch } from './sketch.ts';
import { type Device, type Stage, stageFacts, stages } from './stage.ts';

/** A drawn page as AVIF, with what live text says about it. */
type DrawnPage = {
	sheet: RissSheet;
	hell: Buffer;
	dunkel: Buffer;
	/** Where the headline ends, as a share of the picture's height; undefined without one. */
	titleEnd: number | undefined;
	motif: Motif;
};

export type PlanRecording = Record<Device, DrawnPage>;

/** Greys: the file has no colour, the page gives it paper and ink. */
const colours = {
	hell: { paper: '#fff', ink: '#1c1c1c', soft: '#5c5c5c', hair: '#c8c8c8' },
	dunkel: { paper: '#000', ink: '#f4f4f4', soft: '#a8a8a8', hair: '#4c4c4c' },
};

/** Ways to draw photographs, from the best to the lightest. */
const ways: Detail[] = [
	{ dark: 'dense', middle: 'shade', edges: 1 },
	{ dark: 'shade', middle: 'wide', edges: 0.8 },
	{ dark: 'shade', middle: '', edges: 0.5 },
	{ dark: '', middle: '', edges: 0.35 },
];

/**
 * Draws the open page of a picture. Undefined when it has too many lines for the size of a drawing. The
 * page is of no use afterwards.
 */
export async function drawPage(
	open: OpenPage,
	picture: string,
	device: Device,
): Promise<DrawnPage | undefined> {
	const stage = stages[device];
	await open.provide(pageReaders);
	await open.inPage(holdFilms);
	const parts = await open.inPage(readPage);
	const sheet = {
		...stageFacts(stage),
		bild: picture,
		...measure(parts, stage, distances[device], await faceOfTitle(open)),
	};
	const pictures = parts.filter((part) => part.kind === 'picture');
	const drawings = new Map<number, Drawing>();
	const photographs: Photograph[] = [];
	for (const part of pictures) {
		const outline = await outlineOf(open, part);
		if (outline) drawings.set(part.number, outline);
		else photographs.push(...(await sketchOf(open, part)));
	}
	const motif = await motifOf(open, parts, photographs);
	for (const [i, detail] of ways.entries()) {
		const last = i === ways.length - 1 || photographs.length === 0;
		for (const { number, sketch, png: _png, ...box } of photographs)
			drawings.set(number, { ...box, svg: drawSketch(sketch, box, detail) });
		const svg = drawPlan(parts, drawings, stage);
		const hell = await packPlan(await capture(open, svg, 'hell', stage), device, last);
		const dunkel =
			hell && (await packPlan(await capture(open, svg, 'dunkel', stage), device, last));
		if (dunkel) return { sheet, hell, dunkel, titleEnd: endOfTitle(parts, stage), motif };
		if (last) break;
	}
	return undefined;
}

type Photograph = Box & { number: number; png: Buffer; sketch: Sketch };

async function sketchOf(open: OpenPage, picture: Picture): Promise<Photograph[]> {
	const taken = await photograph(open, picture);
	return taken
		? [{ ...taken, number: picture.number, sketch: await sketch(taken.png, taken) }]
		: [];
}

function endOfTitle(parts: Part[], { page }: Stage): number | undefined {
	const title = titleOf(parts)?.box;
	return title && Math.round(((title.y + title.height) / page.height) * 1000) / 1000;
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
