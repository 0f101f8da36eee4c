import type { APIRoute } from 'astro';
import { darfIndexiertWerden } from '../lib/kopfdaten/indexierung.ts';
import { robotsTxt } from '../lib/kopfdaten/robots-txt.ts';
import { seitenUrl } from '../lib/seiten-url.ts';

export const GET: APIRoute = () =>
	new Response(robotsTxt(darfIndexiertWerden(process.env), seitenUrl('/sitemap.xml')));
