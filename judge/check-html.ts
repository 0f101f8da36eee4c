import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { runTool } from './run-tool.ts';

const result = z.object({
	messages: z.array(
		z.object({
			url: z.url(),
			message: z.string(),
			lastLine: z.int().optional(),
			lastColumn: z.int().optional(),
		}),
	),
});

// CSS that current browsers and the specifications know and the checker does not yet,
// and lengths whose unit stands in a variable.
const NEWER_CSS =
	/view-transition|container-type|@container|round\((?:up|down|nearest),|attr\([\w-]+ type\(|anchor-name|anchor\(|animation-timeline|scroll\(|reading-flow|position-anchor|anchor-size\(|paint-order|@starting-style|light-dark\(|(?:min|calc)\([^;]*var\(/;

/** A unit it does not know, after which it takes what follows for wrong as well, up to two rules on. */
const NEW_UNIT = /\dcq[wib][^}]*(\}[^}]*){0,2}$/;

/** What the Nu HTML checker finds wrong in the pages of a build, one line each. */
export function checkHtml(dist: string): string[] {
	const jar = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));
	const { stdout } = runTool(
		'java',
		['-jar', jar, '--errors-only', '--format', 'json', '--stdout', '--skip-non-html', dist],
		'default-jre-headless',
	);
	return result
		.parse(JSON.parse(stdout))
		.messages.flatMap(({ url, message, lastLine = 1, lastColumn = 1 }) => {
			const file = fileURLToPath(url);
			const line = readFileSync(file, 'utf8').split('\n')[lastLine - 1] ?? '';
			const before = line.slice(Math.max(0, lastColumn - 80), lastColumn);
			const soFar = line.slice(0, lastColumn);
			const isNew = NEWER_CSS.test(before) || NEW_UNIT.test(soFar);
			if (message.startsWith('CSS:') && isNew) return [];
			return `${relative(dist, file)}:${lastLine}:${lastColumn} ${message} … ${before}`;
		});
}
