import sharp from 'sharp';
import { settle } from '../website/in-page.ts';
import type { OpenPage } from '../website/open-page.ts';
import { isolateMark, markLogo } from './mark-logo.ts';
import { cleanPng } from './read-logo.ts';

/** px; a logo's height is what makes it legible. */
const mostWidth = 1280;
const scale = 6;
/** px of the page round its box, since letters reach beyond; px that the finished picture keeps of them. */
const room = { page: 10, picture: 16 };
/** Of 255, over all that is not transparent: lighter, it would be lost on paper. */
const tooLight = 200;
const ink = '#1c1c1c';

/**
 * The logo of an open page as PNG: a picture of the one in its head or of the wordmark as the site sets
 * it, else its icon, else its name in the face of its headings. The page is of no use afterwards.
 */
export async function findLogo(open: OpenPage, name: string): Promise<Buffer> {
	// A head that became smaller further down has to grow again.
	await open.inPage(settle);
	for (const onlyName of [false, true]) {
		await open.inPage(markLogo, name, onlyName);
		// An icon is loaded now, and one that does not come is hidden.
		await open.inPage(settle);
		const picture = await onPaper(await photograph(open));
		if (picture) return cleanPng(picture, 'Das Logo');
	}
	throw new Error('Nothing of the logo or of its name is to be seen.');
}

async function photograph({ inPage, cdp }: OpenPage): Promise<Buffer> {
	const { x, y, width, height } = await inPage(isolateMark);
	const clear = { color: { r: 0, g: 0, b: 0, a: 0 } };
	await cdp.send('Emulation.setDefaultBackgroundColorOverride', clear);
	const clip = {
		...{ x: Math.max(0, x - room.page), y: Math.max(0, y - room.page) },
		...{ width: width + 2 * room.page, height: height + 2 * room.page },
		scale: Math.min(scale, mostWidth / width),
	};
	const { data } = await cdp.send('Page.captureScreenshot', { format: 'png', clip });
	return Buffer.from(data, 'base64');
}

/** Cut to what is inked; a white logo becomes one in ink. Undefined where nothing is. */
async function onPaper(png: Buffer): Promise<Buffer | undefined> {
	const inked = sharp(png).ensureAlpha().trim({ margin: room.picture }).png();
	const trimmed = sharp(await inked.toBuffer());
	const mean = trimmed.clone().resize(1, 1, { fit: 'fill' });
	const [red = 0, green = 0, blue = 0, alpha = 0] = await mean.raw().toBuffer();
	if (alpha === 0) return undefined;
	if (0.21 * red + 0.72 * green + 0.07 * blue < tooLight) return trimmed.toBuffer();
	const field = { create: { width: 1, height: 1, channels: 3, background: ink } } as const;
	return trimmed.composite([{ input: field, tile: true, blend: 'in' }]).toBuffer();
}
