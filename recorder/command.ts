import { parseArgs } from 'node:util';
import { z } from 'zod';
import { media } from './recording.ts';
import { USUAL_MINUTES } from './thresholds.ts';

/** How `werkplan-record` is called. */
export const help = `werkplan-record <url> --out <folder>
  --out <folder>      a new one; with --only that of a recording
  --pictures          <url> is a folder of finished pictures
  --script <file>     the views to record (docs/drehbuch.md); without it, they are chosen
  --logo <file>       SVG or PNG; without it, the site's own is taken
  --client <name>     whose website it is; without it, its address
  --only ${media.join('|')}
  --day <YYYY-MM-DD>  the day that pages see; without it, today
  --minutes <n>       when to give up; without it, after ${USUAL_MINUTES}`;

const command = z.object({
	from: z.tuple([z.string()]),
	out: z.string(),
	pictures: z.boolean().optional(),
	script: z.string().optional(),
	logo: z.string().optional(),
	client: z.string().optional(),
	only: z.enum(media).optional(),
	day: z.iso
		.date()
		.transform((day) => new Date(`${day}T10:00:00`))
		.optional(),
	minutes: z.coerce.number().positive().optional(),
});

/** Reads the words after the command's name; undefined where it is not called so. */
export function readCommand(words: string[]): z.output<typeof command> | undefined {
	const text = { type: 'string' } as const;
	const named = { out: text, script: text, logo: text, client: text, only: text };
	const options = { ...named, day: text, minutes: text, pictures: { type: 'boolean' } } as const;
	try {
		const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options });
		return command.parse({ ...values, from: positionals });
	} catch {
		return undefined;
	}
}
