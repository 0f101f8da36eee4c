import { markAddress } from '../../rendering/pictures/tool-marks.ts';

/**
 * A tool's brand mark in the colour of the text, on About and on a project's page, however its name is written; an empty
 * place where there is none.
 */
export function ToolMark({ name }: { name: string }) {
	const address = markAddress(name);
	return (
		<svg width="22" height="22" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
			{address && <use href={address} />}
		</svg>
	);
}
