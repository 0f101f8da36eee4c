#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { OwnerError } from '../shared/owner-error.ts';
import { record } from './record.ts';
import { parts } from './recording.ts';
import { readScript } from './script.ts';

const help = `werkplan-record <url> --out <folder>
  --pictures          <url> is a folder of finished pictures
  --script <file>     the views to record (docs/drehbuch.md); without it, they are chosen
  --logo <file>       SVG or PNG; without it, the site's own is taken
  --client <name>     whose website it is; without it, its address
  --only ${parts.join('|')}
  --day <YYYY-MM-DD>  the day that pages see; without it, today
  --minutes <n>       when to give up; without it, after 20`;

const text = { type: 'string' } as const;
const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		out: text,
		script: text,
		logo: text,
		client: text,
		only: text,
		day: text,
		minutes: text,
		pictures: { type: 'boolean' },
	},
});
const [from = ''] = positionals;
const only = parts.find((part) => part === values.only);
if (positionals.length !== 1 || !values.out || (values.only && !only)) {
	console.error(help);
	process.exit(2);
}
try {
	const { notes } = await record(
		values.pictures ? { pictures: from } : { url: from },
		values.script ? await readScript(values.script) : undefined,
		{
			out: values.out,
			client: values.client ?? URL.parse(from)?.hostname ?? from,
			logo: values.logo,
			only,
			day: values.day ? new Date(`${values.day}T10:00:00`) : undefined,
			minutes: values.minutes ? Number(values.minutes) : undefined,
		},
	);
	for (const note of notes) console.log(note);
} catch (reason) {
	if (!(reason instanceof OwnerError)) throw reason;
	console.error(reason.message);
	process.exitCode = 1;
}
