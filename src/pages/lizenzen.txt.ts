import { join } from 'node:path';
import type { APIRoute } from 'astro';
import { usedTools } from '../content-schema/used-tools.ts';
import { toolMark } from '../lib/tool-marks.ts';
import { licencesTxt } from '../rendering/licences.ts';

export const GET: APIRoute = async () =>
	new Response(
		await licencesTxt(
			join(process.cwd(), 'node_modules'),
			usedTools.flatMap((name) => toolMark(name) ?? []),
		),
	);
