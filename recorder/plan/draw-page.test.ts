import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { fakePage } from '../testing/fake-page.ts';
import { drawDesktop, drawPhone, guides, type RawPlan, writePlan } from './draw-page.ts';
import type { Part } from './parts.ts';
import { box, boxPart, line } from './testing/parts.ts';

const parts: Part[] = [
	boxPart(box(0, 0, 1280, 66), 'header', 'rgb(200, 20, 20)'),
	{ ...line(box(60, 200, 400, 100), 92, 'headline'), number: 7 },
	{ ...line(box(60, 400, 400, 20), 16, 'paragraph'), number: 8 },
];

/** A picture of the window, black in a box of it. */
const shot = (width: number, height: number, black = box(0, 0, 1, 1)) => {
	const paint = `<svg width="${width}" height="${height}"><rect x="${black.x}" y="${black.y}" width="${black.width}" height="${black.height}"/></svg>`;
	return sharp(Buffer.from(paint)).png().toBuffer();
};

const fonts = [
	{ familyName: 'Arial', glyphCount: 2 },
	{ familyName: 'Fredoka Light', glyphCount: 20 },
];
const send = (list: string, used = fonts) => ({
	'DOM.requestNode': () => ({ nodeId: 3 }),
	'CSS.getPlatformFontsForNode': () => ({ fonts: used }),
	'CSS.getComputedStyleForNode': () => ({
		computedStyle: [
			{ name: 'color', value: 'red' },
			{ name: 'font-family', value: list },
		],
	}),
});

/** Draws a desktop's page whose headline is set in a list of fonts; gives what was painted and hidden on it, too. */
async function desktop(list: string, page = parts, used = fonts) {
	const styles: string[] = [];
	let shown = '';
	const view = box(0, 0, 1280, 800);
	const open = fakePage({
		inPage: {
			readPage: () => ({ parts: page, view }),
			showDrawing: (style: string) => {
				shown = style;
			},
		},
		send: send(list, used),
		shoot: async (options) => {
			if (options?.style) styles.push(options.style);
			const isLetters = options?.style?.includes('[data-werkplan="7"]');
			return shot(1280, 800, isLetters ? box(100, 200, 100, 100) : box(0, 700, 100, 100));
		},
	});
	return { ...(await drawDesktop(open, 'bild-2')), styles, shown };
}

test('a desktop’s plan says which picture it draws, what matters there, the measures and the site’s own name for the font', async () => {
	const { facts, shown, groundSource } = await desktop('"Fredoka Variable", Arial, sans-serif');
	expect(facts).toMatchObject({ bild: 'bild-2', blick: [260, 250], kopf: 66 });
	expect(facts.ketten[0]?.marken).toEqual([0, 66, 200, 300]);
	expect(facts.hinweis?.text).toBe('Fredoka 300, 92/90');
	expect(shown).toContain('[data-werkplan="7"]');
	expect(groundSource.colour).toBe('rgb(200, 20, 20)');
});

test('a font that the site does not name goes by its own; without a headline none is named', async () => {
	const { facts } = await desktop('Geist, sans-serif');
	expect(facts.hinweis?.text).toBe('Fredoka Light 300, 92/90');
	expect((await desktop('Geist, Fredoka')).facts.hinweis?.text).toBe('Fredoka 300, 92/90');
	expect((await desktop('Geist', parts, [])).facts.hinweis).toBeUndefined();
	expect((await desktop('Geist', [])).facts).toMatchObject({ blick: [640, 400], kopf: 0 });
});

test('guide lines reach 16 px beyond large letters, as far as the window does', () => {
	const linesOf = (...all: Part[]) =>
		/ d="(.*)"/.exec(guides([boxPart(box(0, 0, 9, 9)), ...all], 1280, 800))?.[1];
	expect(linesOf(line(box(60, 200, 400, 100), 92))).toBe('M44 230H476M44 220H476');
	expect(linesOf(line(box(9, 200, 1262, 100), 92))).toBe('M0 230H1280M0 220H1280');
	expect(linesOf(line(box(60, 770, 400, 100), 92))).toBe('M44 790H476');
	expect(linesOf(line(box(60, -20, 400, 100), 92), line(box(60, 400, 9, 9), 16))).toBe(
		'M44 10H476',
	);
});

test('guide lines run along large letters, not through them', async () => {
	const { drawing, styles } = await desktop('Fredoka');
	const { data, info } = await sharp(drawing)
		.greyscale()
		.raw()
		.toBuffer({ resolveWithObject: true });
	expect(info).toMatchObject({ width: 1280, height: 800 });
	/** Whether a line runs through one of some places of a row, at its height or a px beside it. */
	const isRuled = (y: number, from: number, to: number) =>
		[y - 1, y, y + 1].some((row) =>
			data.subarray(row * 1280 + from, row * 1280 + to).some((grey) => grey < 200),
		);
	// The baseline is 30 px below the line’s top, the x-height 10 px higher; both reach 16 px beyond the words.
	for (const y of [220, 230]) {
		expect(isRuled(y, 46, 98)).toBe(true);
		expect(isRuled(y, 101, 199), 'letters').toBe(false);
		expect(isRuled(y, 202, 474)).toBe(true);
		expect(isRuled(y, 0, 43)).toBe(false);
		expect(isRuled(y, 478, 1280)).toBe(false);
	}
	for (const y of [420, 430]) expect(isRuled(y, 0, 1280), 'small type').toBe(false);
	expect(isRuled(750, 0, 99), 'the page itself').toBe(true);
	expect(styles.at(-1)).not.toContain('[data-werkplan="8"]');
});

test('a phone’s plan counts in px of the phone’s window, also where it shows a wide page smaller', async () => {
	const phone = async (width: number) => {
		const open = fakePage({
			inPage: { readPage: () => ({ parts, view: box(0, 0, width, width * 2) }) },
			shoot: () => shot(390, 844),
			size: { width: 390, height: 844 },
		});
		const { facts, drawing } = await drawPhone(open, 'bild-4');
		const { width: pixels } = await sharp(drawing).metadata();
		return { ...facts, pixels };
	};
	expect(await phone(390)).toEqual({ bild: 'bild-4', blick: [225, 250], kopf: 66, pixels: 390 });
	expect(await phone(780)).toMatchObject({ blick: [130, 125], kopf: 33 });
});

test('a plan is written in all widths, light and dark, with what it says', async () => {
	const folder = newFolder();
	const drawing = await shot(1280, 8);
	const seen = { bild: 'bild-1', blick: [640, 400] as [number, number], kopf: 0 };
	const groundSource = { piece: drawing, colour: undefined };
	const raw: RawPlan = {
		desktop: { facts: { ...seen, ketten: [] }, drawing: await paper(drawing), groundSource },
		telefon: { facts: { ...seen, bild: 'bild-4' }, drawing: await paper(drawing) },
	};
	const plan = await writePlan(raw, folder);
	expect(plan).toEqual({ desktop: raw.desktop.facts, telefon: raw.telefon.facts });
	expect(JSON.parse(readFileSync(path.join(folder, 'riss.json'), 'utf8'))).toEqual(plan);
	const widths = { desktop: [960, 1280, 1600, 1920, 2560], telefon: [240, 480, 780] };
	const files = Object.entries(widths).flatMap(([device, all]) =>
		all.flatMap((width) =>
			['hell', 'dunkel'].map((scheme) => `riss-${device}-${scheme}-${width}.avif`),
		),
	);
	expect(readdirSync(folder).sort()).toEqual([...files, 'riss.json'].sort());
	const brightness = async (scheme: string) => {
		const { channels } = await sharp(path.join(folder, `riss-telefon-${scheme}-240.avif`)).stats();
		return channels[0]?.mean ?? 0;
	};
	expect(await brightness('hell')).toBeGreaterThan(200);
	expect(await brightness('dunkel')).toBeLessThan(55);
});

/** As a drawing is: on paper, without transparency. */
const paper = (png: Buffer) => sharp(png).flatten({ background: '#fff' }).png().toBuffer();
