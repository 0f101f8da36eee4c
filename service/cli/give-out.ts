import { resolve } from 'node:path';
import { type Context, EXIT, type Exit } from './command.ts';
import { writeNewFile } from './new-file.ts';

/** Puts the text into the file that `--datei` names, or on the screen. */
export function giveOut(text: string, { options, out, err }: Context): Exit {
	if (options.datei === null) {
		out(text);
		return EXIT.ok;
	}
	const file = resolve(options.datei);
	const refusal = writeNewFile(file, `${text}\n`);
	err(refusal ?? `Geschrieben: ${file}`);
	return refusal === null ? EXIT.ok : EXIT.notFoundOrFailed;
}
