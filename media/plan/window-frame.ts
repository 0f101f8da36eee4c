import type { Box } from './parts.ts';

/** What lies under the page: the paper and the window's box, with the browser's bar or, without one, the phone. */
export function behind({ width, height, x, y }: Box, bar: number): string {
	const sheet = `<rect class="paper" x="${-x}" y="${-y}" width="100%" height="100%"/>`;
	if (!bar)
		return `${sheet}<rect class="paper line" stroke-width="2" x="-9" y="-9" width="${width + 18}" height="${height + 18}" rx="30"/>`;
	const dots = [26, 50, 74].map((cx) => `<circle cx="${cx}" cy="${-bar / 2}" r="6"/>`);
	return `${sheet}<rect class="paper" y="${-bar}" width="${width}" height="${height + bar}" rx="10"/><path class="line" stroke-width="1.2" d="M0 0H${width}"/><g class="line" stroke-width="1.4">${dots.join('')}</g>`;
}

/** The window's contour, over the page. */
export function inFront({ width, height }: Box, bar: number): string {
	return bar
		? `<rect class="frame" y="${-bar}" width="${width}" height="${height + bar}" rx="10"/>`
		: `<rect class="line" stroke-width="1.2" width="${width}" height="${height}" rx="20"/>`;
}
