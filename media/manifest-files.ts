import type { Manifest } from '../src/lib/manifest.ts';

/** Every file that a manifest promises beside itself. */
export function manifestFiles({ bilder, logo }: Manifest): string[] {
	const namen = Object.entries(bilder).flatMap(([name, { breiten, formate }]) => [
		`${name}.jpg`,
		...(formate[0] === 'svg'
			? [`${name}.svg`]
			: breiten.flatMap((breite) => formate.map((format) => `${name}-${breite}.${format}`))),
	]);
	return [logo, 'showcase.webm', 'showcase.mp4', ...namen];
}
