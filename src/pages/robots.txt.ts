import type { APIRoute } from 'astro';
import { pageUrl } from '../lib/owner.ts';
import { isOwnAddress, robotsTxt } from '../rendering/search-engines.ts';

/** Names the sitemap that @astrojs/sitemap writes. */
export const GET: APIRoute = () =>
	new Response(robotsTxt(isOwnAddress(process.env), pageUrl('/sitemap-index.xml')));
