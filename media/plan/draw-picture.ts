import { outline } from './clips.ts';
import type { Box, Picture } from './parts.ts';
import { toneOf } from './tone.ts';

/** A photograph's drawing in its place: PNG with ink in white on black, its alpha the picture's shape. */
type Sketched = Box & { png: Buffer };

/** A picture as outlines (SVG) or as a sketch. */
export type Drawing = string | Sketched;

/** Pictures from this many square pixels on get their field marked. */
const largePicture = 24_000;

/** A picture in its place. */
export function drawPicture(picture: Picture, drawing: Drawing): string {
	if (typeof drawing === 'object') return drawSketch(picture.number, drawing);
	const { box, paintBox, decorative, clips } = picture;
	const { x, y, width, height } = box;
	const large = width * height > largePicture;
	const field = `M${x} ${y}h${width}v${height}h${-width}z`;
	const cross = `M${x} ${y}l${width} ${height}M${x + width} ${y}l${-width} ${height}`;
	const frame = large ? `<path class="hair" d="${field}${decorative ? '' : cross}"/>` : '';
	const round = clips.findLast(({ radii }) => radii.some(Boolean));
	const edge =
		large && round ? `<path class="line" stroke-width="1.3" d="${outline(round)}"/>` : '';
	const cut = paintBox.width > width + 1 || paintBox.height > height + 1 ? box : paintBox;
	const image = drawing.replace(/^<svg/, `<svg x="${paintBox.x}" y="${paintBox.y}"`);
	return `${frame}<svg x="${cut.x}" y="${cut.y}" width="${cut.width}" height="${cut.height}" viewBox="${cut.x} ${cut.y} ${cut.width} ${cut.height}">${filled(image)}</svg>${edge}`;
}

/** Paper in the picture's shape, and the ink on it. */
function drawSketch(number: number, { png, x, y, width, height }: Sketched): string {
	const place = `x="${x}" y="${y}" width="${width}" height="${height}"`;
	const image = `<image id="sketch-${number}" ${place} href="data:image/png;base64,${png.toString('base64')}"/>`;
	const mask = (type: string) =>
		`<mask id="${type}-${number}" maskUnits="userSpaceOnUse" ${place} style="mask-type:${type}"><use href="#sketch-${number}"/></mask>`;
	return `<defs>${image}${mask('alpha')}${mask('luminance')}</defs><rect class="paper" ${place} mask="url(#alpha-${number})"/><rect class="ink" ${place} mask="url(#luminance-${number})"/>`;
}

/** Turns the facts that outline-picture.ts noted into fills. */
function filled(image: string): string {
	return image.replace(
		/ data-colour="([^"]*)"( data-large="")?/g,
		(_all, colour: string, large: string | undefined) => {
			const tone = toneOf(colour);
			const name = large ? tone : tone === 'dense' ? 'dark' : 'paper';
			return ` data-colour="" class="${name}"`;
		},
	);
}
