import { join } from 'node:path';
import type { APIRoute } from 'astro';
import { lizenzenTxt } from '../build/strenge/lizenzen.ts';
import { TOOL_MARKS } from '../lib/tool-marks.ts';

export const GET: APIRoute = async () =>
	new Response(await lizenzenTxt(join(process.cwd(), 'node_modules'), Object.values(TOOL_MARKS)));
