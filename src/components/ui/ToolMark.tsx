import { toolMark } from '../../lib/tool-marks.ts';

/** A tool's brand mark in the colour of the text; an empty place where the set of marks has none. */
export function ToolMark({ name }: { name: string }) {
	const mark = toolMark(name);
	return (
		<svg width="22" height="22" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
			{mark && <path d={mark.path} />}
		</svg>
	);
}
