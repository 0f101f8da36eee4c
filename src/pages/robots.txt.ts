import type { APIRoute } from 'astro';
import { darfIndexiertWerden } from '../build/auffindbar/indexierung.ts';
import { robotsTxt } from '../build/auffindbar/robots-txt.ts';
import { seitenUrl } from '../lib/seiten-url.ts';

export const GET: APIRoute = () =>
	new Response(robotsTxt(darfIndexiertWerden(process.env), seitenUrl('/sitemap.xml')));
