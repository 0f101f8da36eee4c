import type { APIRoute } from 'astro';
import { pageUrl } from '../lib/page-url.ts';
import { isOwnAddress } from '../rendering/is-own-address.ts';
import { robotsTxt, SITEMAP } from '../rendering/robots-txt.ts';

export const GET: APIRoute = () =>
	new Response(robotsTxt(isOwnAddress(process.env), pageUrl(SITEMAP)));
