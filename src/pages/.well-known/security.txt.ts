import type { APIRoute } from 'astro';
import { securityTxt } from '../../rendering/security-txt.ts';

export const GET: APIRoute = () => new Response(securityTxt(new Date()));
