import { join } from 'node:path';
import type { APIRoute } from 'astro';
import { TOOL_MARKS } from '../lib/tool-marks.ts';
import { lizenzenTxt } from '../rendering/licences.ts';

export const GET: APIRoute = async () =>
	new Response(await lizenzenTxt(join(process.cwd(), 'node_modules'), Object.values(TOOL_MARKS)));
