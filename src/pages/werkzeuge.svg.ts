import type { APIRoute } from 'astro';
import { COLOURS } from '#shared/colours.ts';
import { usedTools } from '../content-schema/used-tools.ts';
import { toolMark } from '../lib/tool-marks.ts';

const EDGE = 24;

/**
 * The brand marks of all tools in the text colour, side by side, each with a view of its name, by which
 * components/ui/ToolMark.tsx shows it. One file, as they are too heavy for every page.
 */
export const GET: APIRoute = () => {
	const { hell, dunkel } = COLOURS.ink;
	const colour = `path{fill:${hell}}@media(prefers-color-scheme:dark){path{fill:${dunkel}}}`;
	const marks = new Set(usedTools.flatMap((name) => toolMark(name) ?? []));
	const drawings = [...marks].map(({ slug, path }, i) => {
		const left = i * EDGE;
		const place = `<view id="${slug}" viewBox="${left} 0 ${EDGE} ${EDGE}"/>`;
		return `${place}<path transform="translate(${left})" d="${path}"/>`;
	});
	const svg = `<svg xmlns="http://www.w3.org/2000/svg"><style>${colour}</style>${drawings.join('')}</svg>`;
	return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
};
