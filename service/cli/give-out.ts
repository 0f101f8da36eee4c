import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Context, EXIT, type Exit } from './command.ts';

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

/** Creates a file for this user alone and never touches one that is there; says why it cannot. */
export function writeNewFile(file: string, text = ''): string | null {
	try {
		writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
		return null;
	} catch (error) {
		const code = error instanceof Error && 'code' in error ? error.code : error;
		if (code === 'EEXIST') return `${file} gibt es schon; überschrieben wird nichts.`;
		return `${file} lässt sich nicht anlegen (${code}).`;
	}
}
