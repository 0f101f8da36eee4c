import type { Box } from './parts.ts';

export type Colours = { paper: string; ink: string; soft: string };

/** What a drawing is drawn with: strokes and fills by `data-pen`. Colours are custom properties of the root. */
export const pens = `
	svg * { opacity: 1 !important; mix-blend-mode: normal !important; filter: none !important; fill-opacity: 1 !important; stroke-opacity: 1 !important }
	[data-werkplan] [data-pen]:not(pattern *) { vector-effect: non-scaling-stroke }
	[data-pen] { stroke-linejoin: round !important; fill: none !important; stroke: none !important; }
	[data-pen~=line], [data-pen=counter] { stroke: var(--plan-ink) !important; stroke-dasharray: none !important }
	[data-pen=guide] { stroke: var(--plan-soft) !important; stroke-width: .8; stroke-dasharray: 14 3 2 3 }
	[data-pen=counter] { stroke: var(--plan-paper) !important; display: inline !important }
	[data-pen~=paper] { fill: var(--plan-paper) !important }
	[data-pen~=dark] { fill: var(--plan-soft) !important }
	[data-pen=gone] { display: none !important }
	${['dense', 'shade', 'wide', 'calm'].map((name) => `[data-pen~=${name}] { fill: url(#plan-${name}) !important }`).join('\n')}`;

/** The hatches as SVG. */
export const hatches =
	hatch('dense', 7, 1.1) +
	hatch('shade', 12, 0.9) +
	hatch('wide', 12, 0.6) +
	hatch('calm', 22, 0.6);

function hatch(name: string, gap: number, stroke: number): string {
	return `<pattern id="plan-${name}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect data-pen="paper" width="${gap}" height="${gap}"/><path data-pen="line" d="M0 0V${gap}" stroke-width="${stroke}"/></pattern>`;
}

/** A drawing as a file of its own: an SVG file gets the pens, anything else also its place in the window, or none to fill what it is put into. */
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
