import type { APIRoute } from 'astro';
import { ZEICHEN } from '../lib/werkzeug-zeichen.ts';

/** The tools' brand marks, named as components/Markenzeichen.tsx asks for them: too heavy for each page. */
export const GET: APIRoute = () => {
	const symbole = Object.entries(ZEICHEN).map(
		([name, { path }]) => `<symbol id="${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`,
	);
	return new Response(`<svg xmlns="http://www.w3.org/2000/svg">${symbole.join('')}</svg>`, {
		headers: { 'content-type': 'image/svg+xml' },
	});
};
