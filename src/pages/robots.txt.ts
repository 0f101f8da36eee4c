import type { APIRoute } from 'astro';
import { pageUrl } from '../lib/page-url.ts';
import { mayBeIndexed } from '../rendering/may-be-indexed.ts';
import { robotsTxt, SITEMAP } from '../rendering/robots-txt.ts';

export const GET: APIRoute = () =>
	new Response(robotsTxt(mayBeIndexed(process.env), pageUrl(SITEMAP)));
