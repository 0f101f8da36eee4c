import { ZEICHEN, type Zeichen } from '../lib/werkzeug-zeichen.ts';

/** A tool's brand mark in the text colour; its neighbour text names it. */
export function Markenzeichen({ name, groesse = 22 }: { name: Zeichen; groesse?: number }) {
	return (
		<svg
			viewBox="0 0 24 24"
			width={groesse}
			height={groesse}
			fill="currentColor"
			aria-hidden="true"
		>
			<path d={ZEICHEN[name].path} />
		</svg>
	);
}
