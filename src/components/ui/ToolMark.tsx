import { toolMark } from '../../lib/tool-marks.ts';

/** Shows a tool's brand mark from the file of all marks (pages/werkzeuge.svg.ts); an empty place where it has none. */
export function ToolMark({ name }: { name: string }) {
	const mark = toolMark(name);
	return (
		<span>
			{mark && (
				<img src={`/werkzeuge.svg#${mark.slug}`} width="22" height="22" alt="" loading="lazy" />
			)}
		</span>
	);
}
