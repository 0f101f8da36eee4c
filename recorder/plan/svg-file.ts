import type { Box } from './parts.ts';
import { type Colours, hatches, pens } from './pens.ts';

/** Makes a drawing an SVG file with pens and hatches. Other content than an SVG is placed in `box`, or fills the file. */
export function svgFile(drawing: string, colours: Colours, box?: Box): string {
	const place = box
		? ` width="${box.width}" height="${box.height}" viewBox="${box.x} ${box.y} ${box.width} ${box.height}" preserveAspectRatio="none"`
		: '';
	const svg = drawing.startsWith('<svg')
		? drawing
		: `<svg xmlns="http://www.w3.org/2000/svg"${place}>${drawing}</svg>`;
	return svg
		.replace(/^<svg[^>]*>/, (root) => `${root}<style>${pens}</style>${hatches}`)
		.replaceAll(/var\(--plan-(\w+)\)/g, (_property, name: keyof Colours) => colours[name]);
}
