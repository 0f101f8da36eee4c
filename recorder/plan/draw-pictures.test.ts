import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fakePage } from '../testing/fake-page.ts';
import { drawPictures, groundSourceOf } from './draw-pictures.ts';
import type { Part, Picture } from './parts.ts';
import { box, boxPart, line, picture } from './testing/parts.ts';

const view = box(0, 0, 1280, 800);
type Shot = { clip?: { x: number; y: number; width: number; height: number }; style?: string };

/** A picture of grey halves, or of one grey. */
function halves(width: number, height: number, right = '#fff'): Promise<Buffer> {
	const paint = `<svg width="${width}" height="${height}"><rect width="100%" height="100%" fill="#666"/><rect x="50%" width="50%" height="100%" fill="${right}"/></svg>`;
	return sharp(Buffer.from(paint)).png().toBuffer();
}

/** Draws pictures of a page; gives the drawings, the screenshots that were taken, and the files that were outlined. */
async function draw(
	parts: Part[],
	{
		file,
		outline,
		right,
		window = view,
	}: { file?: unknown; outline?: string | undefined; right?: string; window?: typeof view } = {},
) {
	const shots: Shot[] = [];
	const outlined: unknown[] = [];
	const open = fakePage({
		inPage: {
			outlinePicture: (...args: unknown[]) => {
				outlined.push(args.slice(0, 2));
				return outline;
			},
		},
		send: {
			'Page.getResourceContent': () => {
				if (file instanceof Error) throw file;
				return file;
			},
		},
		shoot: async (options) => {
			shots.push(options ?? {});
			const { width, height } = options?.clip ?? window;
			return halves(width, height, right);
		},
		size: window,
	});
	const drawings = await drawPictures(open, parts, view);
	return { drawings: [...drawings.values()], drawn: [...drawings.keys()], shots, outlined };
}

const photograph = { ...picture(box(100, 50, 60, 40)), number: 4 };
const vector = (address: string): Picture => ({ ...photograph, vector: address });

test('a drawing in the page is outlined where it stands, one in a file by its source', async () => {
	const inline = await draw([vector('inline')], { outline: '' });
	expect(inline.drawings).toEqual([{ svg: '', isSketch: false }]);
	expect(inline.outlined).toEqual([[4, null]]);
	const written = '<svg viewBox="0 0 9 9"/>';
	const encoded = { content: Buffer.from(written).toString('base64'), base64Encoded: true };
	for (const file of [{ content: written, base64Encoded: false }, encoded]) {
		const { drawings, outlined } = await draw([vector('a.svg')], { file, outline: '<svg/>' });
		expect(drawings).toEqual([{ svg: '<svg/>', isSketch: false }]);
		expect(outlined).toEqual([[4, written]]);
	}
});

test('a photograph is sketched, and so is a drawing whose file is not to be had or has no shapes', async () => {
	const files = [new Error('No resource'), { content: '' }, { content: '<svg/>' }];
	for (const file of files) {
		const { drawings } = await draw([vector('a.svg')], { file });
		expect(drawings).toMatchObject([{ isSketch: true }]);
	}
	const { drawings, shots } = await draw([line(box(0, 0, 9, 9), 20), photograph]);
	expect(drawings[0]?.svg).toMatch(/^<path data-paint="paper"/);
	// With a margin, so that its own edge is seen, and nothing else of the page.
	expect(shots).toEqual([expect.objectContaining({ clip: box(98, 48, 64, 44) })]);
	expect(shots[0]?.style).toContain('[data-werkplan="4"], [data-werkplan="4"] * {');
});

test('only what can be seen of a photograph is sketched', async () => {
	const clipOf = async (where: typeof view) => (await draw([picture(where)])).shots[0]?.clip;
	expect(await clipOf(box(-30, -20, 60.5, 40.5))).toEqual(box(0, 0, 33, 23));
	expect(await clipOf(box(1240, 770, 90, 90))).toEqual(box(1238, 768, 42, 32));
	const outside = await draw([picture(box(1300, 10, 50, 50)), picture(box(10, -60, 50, 50))]);
	expect([outside.drawings, outside.shots]).toEqual([[], []]);
});

test('a background without edges or shadows hides nothing; a plain picture is outlined', async () => {
	const plain = { right: '#666' };
	const background = { ...photograph, image: 'url(a.jpg)' };
	expect((await draw([background], plain)).drawings).toEqual([]);
	expect((await draw([background])).drawings).toHaveLength(1);
	expect((await draw([photograph], plain)).drawings).toHaveLength(1);
});

test('on a phone that shows a wide page smaller, a photograph is cut out of the whole window', async () => {
	const { shots, drawings } = await draw([picture(box(600, 0, 80, 40))], {
		window: box(0, 0, 390, 244),
	});
	expect(shots[0]).not.toHaveProperty('clip');
	expect(drawings).toHaveLength(1);
	// The edge between the halves of the window is in the middle of the piece.
	const xs = [...(drawings[0]?.svg ?? '').matchAll(/[ML]([\d.]+) /g)].map(([, x]) => Number(x));
	expect(Math.min(...xs.filter((x) => x > 620))).toBeLessThan(660);
});

/** What a ground is drawn from: the screenshots that were taken, and the colour. */
async function groundOf(...parts: Part[]) {
	const shots: Shot[] = [];
	const shoot = async (options: Shot = {}) => {
		shots.push(options);
		return Buffer.from('png');
	};
	const { piece, colour } = await groundSourceOf(fakePage({ shoot }), parts);
	expect(`${piece}`).toBe('png');
	return { clip: shots[0]?.clip, style: shots[0]?.style, colour };
}

test('a ground is drawn from the largest picture that is no logo, else from the large areas', async () => {
	const pictures = [picture(box(0, 0, 300, 201)), picture(box(0, 300, 400, 300))];
	expect((await groundOf(...pictures)).clip).toEqual(box(0, 298, 402, 304));
	const small = picture(box(0, 0, 300, 200));
	const area = { ...boxPart(box(0, 0, 600, 400)), number: 5 };
	const badge = { ...boxPart(box(0, 0, 300, 200)), number: 6 };
	const clear = { ...boxPart(box(0, 0, 600, 400), undefined, ''), number: 7 };
	const { clip, style } = await groundOf(small, area, badge, clear);
	expect(clip).toBeUndefined();
	expect(style).toContain('[data-werkplan="5"] { visibility: visible');
	expect((await groundOf()).style).toContain(':not(*) { visibility: visible');
	// Nothing outside the window counts.
	expect((await groundOf(picture(box(1200, 0, 900, 700)))).clip).toBeUndefined();
});

test('its colour is the one that weighs most, by extent and strength; greys and creams give none', async () => {
	const area = (width: number, fill: string) => boxPart(box(0, 0, width, 100), undefined, fill);
	const [grey, red, blue] = ['rgb(244, 239, 230)', 'rgb(200, 40, 40)', 'rgb(80, 110, 160)'];
	expect((await groundOf(area(1280, grey))).colour).toBeUndefined();
	expect((await groundOf(area(1280, grey), area(200, blue), area(100, red))).colour).toBe(red);
	expect((await groundOf(area(900, blue), area(100, red))).colour).toBe(blue);
	expect((await groundOf(area(300, blue), area(300, blue), area(80, red))).colour).toBe(blue);
	expect((await groundOf(area(1280, ''), line(box(0, 0, 9, 9), 20))).colour).toBeUndefined();
});
