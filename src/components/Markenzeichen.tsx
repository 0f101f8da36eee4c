import type { Zeichen } from '../lib/werkzeug-zeichen.ts';

/** A tool's brand mark, from the one file that holds them all (pages/werkzeuge.svg.ts); comes with the late pictures. */
export function Markenzeichen({ name }: { name: Zeichen }) {
	return (
		<span className="nachrangig">
			<img src={`/werkzeuge.svg#${name}`} width="22" height="22" alt="" loading="lazy" />
		</span>
	);
}
