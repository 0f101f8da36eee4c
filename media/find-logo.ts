import sharp from 'sharp';
import { cleanSvg } from './clean-svg.ts';
import { fetchBounded } from './fetch-bounded.ts';
import { isolateMark, markLogo, standalone } from './mark-logo.ts';
import { MediaError } from './media-error.ts';
import type { OpenPage } from './open-page.ts';
import { cleanPng, type Logo } from './read-logo.ts';

/** px; a logo's height is what makes it legible. */
const mostWidth = 1280;
const scale = 6;
/** Of 255, over all that is not transparent: lighter, it would be lost on paper. */
const tooLight = 200;

/**
 * The logo of an open page: its drawing, else a picture of it or of the wordmark as the site sets it,
 * else its icon, else its name in the face of its headings. The page is of no use afterwards.
 */
export async function findLogo(open: OpenPage, name: string): Promise<Logo> {
	await open.provide([standalone]);
	const found = await open.inPage(markLogo, name, false);
	const drawing = found.svg ?? (await drawingAt(found.address, open.page.url()));
	if (drawing) {
		try {
			const logo = cleanSvg(drawing, 'Das Logo');
			// One that only a browser can draw is taken as it is.
			if ((await lightness(Buffer.from(logo)).catch(() => 0)) < tooLight) return logo;
		} catch (reason) {
			if (!(reason instanceof MediaError)) throw reason;
		}
	}
	let picture = await onPaper(await photograph(open));
	if (!picture) {
		await open.inPage(markLogo, name, true);
		picture = await onPaper(await photograph(open));
	}
	if (!picture) throw new Error('Nothing of the logo or of its name is to be seen.');
	return cleanPng(picture, 'Das Logo');
}

async function drawingAt(address: string | undefined, page: string): Promise<string | undefined> {
	if (!address || !/\.svg$/i.test(new URL(address).pathname)) return undefined;
	if (new URL(address).host !== new URL(page).host) return undefined;
	return (await fetchBounded(address))?.toString('utf8');
}

async function photograph({ inPage, cdp }: OpenPage): Promise<Buffer> {
	const box = await inPage(isolateMark);
	const clear = { color: { r: 0, g: 0, b: 0, a: 0 } };
	await cdp.send('Emulation.setDefaultBackgroundColorOverride', clear);
	const clip = { ...box, scale: Math.min(scale, mostWidth / box.width) };
	const { data } = await cdp.send('Page.captureScreenshot', { format: 'png', clip });
	return Buffer.from(data, 'base64');
}

/** Cut to what is inked; a white logo becomes one in ink. Undefined where nothing is. */
async function onPaper(png: Buffer): Promise<Buffer | undefined> {
	const trimmed = await sharp(png).ensureAlpha().trim().png().toBuffer();
	const light = await lightness(trimmed);
	if (Number.isNaN(light)) return undefined;
	if (light < tooLight) return trimmed;
	const ink = { r: 28, g: 28, b: 28 };
	const shape = await sharp(trimmed).extractChannel('alpha').toBuffer();
	const { width, height } = await sharp(trimmed).metadata();
	return sharp({ create: { width, height, channels: 3, background: ink } })
		.joinChannel(shape)
		.png()
		.toBuffer();
}

/** 0–255 over all that is not transparent; NaN where nothing is. */
async function lightness(picture: Buffer): Promise<number> {
	const data = await sharp(picture).ensureAlpha().toColourspace('srgb').raw().toBuffer();
	let weight = 0;
	let light = 0;
	for (let i = 0; i < data.length; i += 4) {
		const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(i, i + 4);
		weight += alpha;
		light += alpha * (red * 0.3 + green * 0.6 + blue * 0.1);
	}
	return light / weight;
}
