import type { Zeichen } from '../lib/werkzeug-zeichen.ts';

/** A tool's brand mark in the text colour, from the one file that holds them all (pages/werkzeuge.svg.ts). */
export function Markenzeichen({ name }: { name: Zeichen }) {
	return (
		<svg width="22" height="22" fill="currentColor" aria-hidden="true">
			<use href={`/werkzeuge.svg#${name}`} />
		</svg>
	);
}
