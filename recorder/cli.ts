#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { OwnerError } from '../shared/owner-error.ts';
import { media } from './recording.ts';
import { readScript } from './script.ts';
import { USUAL_MINUTES } from './website/in-time.ts';

const help = `werkplan-record <url> --out <folder>
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

const {
	from: [from],
	pictures,
	script,
	client = URL.parse(from)?.hostname ?? from,
	...options
} = readCommand();
try {
	// Only now: a wrong call is answered without all that records.
	const { record } = await import('./record.ts');
	const { notes } = await record(
		pictures ? { pictures: from } : { url: from },
		script ? await readScript(script) : undefined,
		{ ...options, client },
	);
	for (const note of notes) console.log(note);
} catch (reason) {
	if (!(reason instanceof OwnerError)) throw reason;
	console.error(reason.message);
	process.exitCode = 1;
}

function readCommand(): z.output<typeof command> {
	const text = { type: 'string' } as const;
	const named = { out: text, script: text, logo: text, client: text, only: text };
	const options = { ...named, day: text, minutes: text, pictures: { type: 'boolean' } } as const;
	try {
		const { values, positionals } = parseArgs({ allowPositionals: true, options });
		return command.parse({ ...values, from: positionals });
	} catch {
		console.error(help);
		return process.exit(2);
	}
}
