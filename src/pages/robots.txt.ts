import type { APIRoute } from 'astro';
import { pageUrl } from '../lib/page-url.ts';
import { isOwnAddress, robotsTxt } from '../rendering/search-engines.ts';

export const GET: APIRoute = () =>
	new Response(robotsTxt(isOwnAddress(process.env), pageUrl('/sitemap-index.xml')));
