import type { APIRoute } from 'astro';
import { usedTools } from '../content/used-tools.ts';
import { toolMark } from '../lib/tool-marks.ts';
import { FARBEN } from '../rendering/colours.ts';

const KANTE = 24;

/**
 * The tools' brand marks in the text colour, side by side, each behind a view of its own name, as
 * components/ToolMark.tsx asks for them: too heavy for each page.
 */
export const GET: APIRoute = () => {
	const { hell, dunkel } = FARBEN.tinte;
	const farbe = `path{fill:${hell}}@media(prefers-color-scheme:dark){path{fill:${dunkel}}}`;
	const marks = new Set(usedTools.flatMap((name) => toolMark(name) ?? []));
	const zeichen = [...marks].map(({ slug, path }, stelle) => {
		const links = stelle * KANTE;
		const ort = `<view id="${slug}" viewBox="${links} 0 ${KANTE} ${KANTE}"/>`;
		return `${ort}<path transform="translate(${links})" d="${path}"/>`;
	});
	const svg = `<svg xmlns="http://www.w3.org/2000/svg"><style>${farbe}</style>${zeichen.join('')}</svg>`;
	return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
};
