#!/usr/bin/env node
import { OwnerError } from '../shared/owner-error.ts';
import { help, readCommand } from './command.ts';
import { readScript } from './script.ts';

const call = readCommand(process.argv.slice(2));
if (!call) {
	console.error(help);
	process.exit(2);
}
const {
	from: [from],
	pictures,
	script,
	client = URL.parse(from)?.hostname ?? from,
	...options
} = call;
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
