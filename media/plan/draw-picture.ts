import { outline } from './clips.ts';
import type { Picture } from './parts.ts';

/** Pictures from this many square pixels on get their field marked. */
const largePicture = 24_000;

/** A picture's outlines (an SVG of its size) in their place. */
export function drawPicture(picture: Picture, drawing: string): string {
	const { box, decorative, clips, vector } = picture;
	const { x, y, width, height } = box;
	const image = drawing.replace(/^<svg/, `<svg x="${x}" y="${y}"`);
	if (vector === 'inline' || width * height < largePicture) return image;
	const field = `M${x} ${y}h${width}v${height}h${-width}z`;
	const cross = `M${x} ${y}l${width} ${height}M${x + width} ${y}l${-width} ${height}`;
	const round = clips.findLast(({ radii }) => radii.some(Boolean));
	const edge = round ? `<path class="line" stroke-width="1.3" d="${outline(round)}"/>` : '';
	return `<path class="hair" d="${field}${decorative ? '' : cross}"/>${image}${edge}`;
}
