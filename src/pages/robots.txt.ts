import type { APIRoute } from 'astro';
import { mayBeIndexed } from '../build/auffindbar/indexierung.ts';
import { robotsTxt } from '../build/auffindbar/robots-txt.ts';
import { SITEMAP } from '../build/auffindbar/sitemap.ts';
import { pageUrl } from '../lib/page-url.ts';

export const GET: APIRoute = () =>
	new Response(robotsTxt(mayBeIndexed(process.env), pageUrl(SITEMAP)));
