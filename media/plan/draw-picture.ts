import { outline } from './clips.ts';
import type { Box, Picture } from './parts.ts';
import { toneOf } from './tone.ts';

/** A picture as outlines (SVG), or a photograph's drawing in its place, cut off already. */
export type Drawing = string | (Box & { svg: string });

/** Pictures from this many square pixels on get their field marked. */
const largePicture = 24_000;

/** A picture's outlines in their place. */
export function drawPicture(picture: Picture, drawing: string): string {
	const { box, paintBox, decorative, clips, vector } = picture;
	const { x, y, width, height } = box;
	const large = vector !== 'inline' && width * height > largePicture;
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
