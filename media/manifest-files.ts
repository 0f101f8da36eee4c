import type { Manifest } from '../src/lib/manifest.ts';

/** Every file that a manifest promises beside itself. */
export function manifestFiles({ bilder: pictures, logo }: Manifest): string[] {
	const names = Object.entries(pictures).flatMap(([name, { breiten: widths, format }]) => [
		`${name}.jpg`,
		...(format === 'svg' ? [`${name}.svg`] : widths.map((width) => `${name}-${width}.avif`)),
	]);
	return [logo, 'vorschau.jpg', 'showcase.webm', 'showcase.mp4', ...names];
}
