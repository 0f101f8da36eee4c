import sharp from 'sharp';
import { OwnerError } from '../../shared/owner-error.ts';
import { takeScreenshot } from '../../shared/take-screenshot.ts';
import { colours } from '../plan/paint.ts';
import { LOGO } from '../thresholds.ts';
import type { StillPage } from '../website/with-page.ts';
import { normalisePng } from './read-logo.ts';

/** Pixels of the picture per px of the page, and the greatest width in px. */
const scale = 6;
const maxWidth = 1280;
/** px around the logo: letters reach beyond their box in the page; the finished picture keeps a margin. */
const margin = { page: 10, picture: 16 };

/**
 * The logo of a page as PNG: the likeliest one near its top, else the client's name in the font of its headings. The
 * page is unusable afterwards.
 */
export async function findLogo(open: StillPage, name: string): Promise<Buffer> {
	// A header that became smaller further down has to grow again.
	await open.inPage('completePage');
	// What was found may be blank on paper, such as a glyph of an icon font: then only the name is left.
	for (const onlyName of [false, true]) {
		await open.inPage('markLogo', name, onlyName, colours.ink);
		const picture = await onPaper(await captureLogo(open));
		if (picture) return normalisePng(picture, 'Das Logo');
	}
	throw new OwnerError(
		'Auf der Startseite ist weder ein Logo noch der Name zu sehen. Bitte ein Logo angeben, als SVG oder PNG.',
	);
}

async function captureLogo({ inPage, cdp }: StillPage): Promise<Buffer> {
	const { x, y, width, height } = await inPage('isolateLogo');
	const clear = { color: { r: 0, g: 0, b: 0, a: 0 } };
	await cdp.send('Emulation.setDefaultBackgroundColorOverride', clear);
	const clip = {
		x: Math.max(0, x - margin.page),
		y: Math.max(0, y - margin.page),
		width: width + 2 * margin.page,
		height: height + 2 * margin.page,
		scale: Math.min(scale, maxWidth / width),
	};
	const shot = { format: 'png', clip } as const;
	const { data } = await takeScreenshot(() => cdp.send('Page.captureScreenshot', shot));
	return Buffer.from(data, 'base64');
}

/** Cuts a picture to what is drawn in it, and draws a white logo in ink. Undefined for an empty picture. */
async function onPaper(png: Buffer): Promise<Buffer | undefined> {
	const drawn = sharp(png).ensureAlpha().trim({ margin: margin.picture }).png();
	const trimmed = sharp(await drawn.toBuffer());
	const mean = trimmed.clone().resize(1, 1, { fit: 'fill' });
	const [red = 0, green = 0, blue = 0, alpha = 0] = await mean.raw().toBuffer();
	if (alpha === 0) return undefined;
	if (0.21 * red + 0.72 * green + 0.07 * blue < LOGO.light) return trimmed.toBuffer();
	const field = { create: { width: 1, height: 1, channels: 3, background: colours.ink } } as const;
	return trimmed.composite([{ input: field, tile: true, blend: 'in' }]).toBuffer();
}
