import type { APIRoute } from 'astro';
import { COLOURS } from '../../shared/colours.ts';
import { usedTools } from '../content-schema/used-tools.ts';
import { toolMark } from '../lib/tool-marks.ts';

const EDGE = 24;

/**
 * The tools' brand marks in the text colour, side by side, each behind a view of its own name, as
 * components/ToolMark.tsx asks for them: too heavy for each page.
 */
export const GET: APIRoute = () => {
	const { hell, dunkel } = COLOURS.ink;
	const colour = `path{fill:${hell}}@media(prefers-color-scheme:dark){path{fill:${dunkel}}}`;
	const marks = new Set(usedTools.flatMap((name) => toolMark(name) ?? []));
	const drawings = [...marks].map(({ slug, path }, index) => {
		const links = index * EDGE;
		const place = `<view id="${slug}" viewBox="${links} 0 ${EDGE} ${EDGE}"/>`;
		return `${place}<path transform="translate(${links})" d="${path}"/>`;
	});
	const svg = `<svg xmlns="http://www.w3.org/2000/svg"><style>${colour}</style>${drawings.join('')}</svg>`;
	return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
};
