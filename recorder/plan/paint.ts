import type { Box } from './parts.ts';

/** The file of a drawing is grey; the page that shows it gives it colours. A dark page shows its negative. */
export const colours = { paper: '#fff', ink: '#1c1c1c', soft: '#5c5c5c' };

/** Widths of all strokes, in px of the client's page. */
export const lineWidths = {
	box: 1.3,
	smallBox: 1.7,
	/** A coloured bar, too low for a box. */
	strip: 1.2,
	/**
	 * Outlines of letters, half of them hidden by the letter: a share of the type's size, between these; and of
	 * an icon font's glyphs.
	 */
	letters: { share: 0.044, least: 1.2, most: 3, icon: 1.6 },
	/** Baseline and x-height of running text. */
	text: 1,
	guide: 0.8,
	/** Edges in a photograph, faint or clear, and its outline. */
	sketch: { faint: 0.9, clear: 1.3 },
	/** Strokes of an SVG stay between these, its letters have their own; `doubled` is for both edges of a broad one. */
	shape: { letters: 0.5, least: 0.75, usual: 0.8, most: 1.5, doubled: 1.8 },
};

/**
 * Distance and width of the lines of each hatch. `dense` is for dark areas, `wide` for strong colours,
 * `calm` for the background of a dark page; a photograph takes `dense` and `shade`.
 */
const hatchLines = { dense: [7, 1.1], shade: [12, 0.9], wide: [12, 0.6], calm: [22, 0.6] };

/**
 * The style sheet that gives each `data-paint` its stroke and fill. Colours are custom properties of the root.
 */
export const paintStyles = `
	svg * { opacity: 1 !important; mix-blend-mode: normal !important; filter: none !important; fill-opacity: 1 !important; stroke-opacity: 1 !important }
	[data-werkplan] [data-paint]:not(pattern *) { vector-effect: non-scaling-stroke }
	[data-paint] { stroke-linejoin: round !important; fill: none !important; stroke: none !important; }
	[data-paint~=line], [data-paint=paper-line] { stroke: var(--plan-ink) !important; stroke-dasharray: none !important }
	[data-paint=guide] { stroke: var(--plan-soft) !important; stroke-width: ${lineWidths.guide}; stroke-dasharray: 14 3 2 3 }
	[data-paint=paper-line] { stroke: var(--plan-paper) !important; display: inline !important }
	[data-paint~=paper] { fill: var(--plan-paper) !important }
	[data-paint~=dark] { fill: var(--plan-soft) !important }
	[data-paint=gone] { display: none !important }
	${Object.keys(hatchLines)
		.map((name) => `[data-paint~=${name}] { fill: url(#plan-${name}) !important }`)
		.join('\n')}`;

/** The hatches as SVG patterns. */
export const hatches = Object.entries(hatchLines)
	.map(
		([name, [gap, stroke]]) =>
			`<pattern id="plan-${name}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect data-paint="paper" width="${gap}" height="${gap}"/><path data-paint="line" d="M0 0V${gap}" stroke-width="${stroke}"/></pattern>`,
	)
	.join('');

/**
 * Makes a drawing an SVG file with paint and hatches. Other content than an SVG is placed in `box`, or fills
 * the file.
 */
export function svgFile(drawing: string, box?: Box): string {
	const place = box
		? ` width="${box.width}" height="${box.height}" viewBox="${box.x} ${box.y} ${box.width} ${box.height}" preserveAspectRatio="none"`
		: '';
	const svg = drawing.startsWith('<svg')
		? drawing
		: `<svg xmlns="http://www.w3.org/2000/svg"${place}>${drawing}</svg>`;
	return svg
		.replace(/^<svg[^>]*>/, (root) => `${root}<style>${paintStyles}</style>${hatches}`)
		.replaceAll(/var\(--plan-(\w+)\)/g, (_property, name: keyof typeof colours) => colours[name]);
}
