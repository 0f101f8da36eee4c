import type { ToolMarkPath } from '../lib/tool-marks.ts';

/** A tool's brand mark, from the one file that holds them all (pages/werkzeuge.svg.ts); comes with the late pictures. */
export function ToolMark({ name }: { name: ToolMarkPath }) {
	return (
		<span className="nachrangig">
			<img src={`/werkzeuge.svg#${name}`} width="22" height="22" alt="" loading="lazy" />
		</span>
	);
}
