import type { Browser } from '@playwright/test';
import type { RissSheet } from '../../src/lib/riss.ts';
import type { Drehbuch, ScriptPicture } from '../drehbuch.ts';
import { fetchBounded } from '../fetch-bounded.ts';
import type { OpenPage } from '../open-page.ts';
import { openPicture, type SiteAccess } from '../take-picture.ts';
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
	} finally {
		await open.close();
	}
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
