import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { markShown } from '../outbox/retention.ts';
import { failed, type Owner } from './cli.ts';
import type { StoredAnfrage } from './stored-anfrage.ts';

/** Puts inquiries in full into a new file or on the screen, and notes that the owner has them. */
export async function giveOut(
	{ db, now, out, err }: Owner,
	text: string,
	anfragen: StoredAnfrage[],
	datei?: string,
): Promise<void> {
	if (datei === undefined) out(text);
	else err(`Geschrieben: ${writeNewFile(datei, `${text}\n`)}`);
	await markShown(db, now(), anfragen);
}

/** Creates a file for this user alone, touches none that is there, and returns its full path. */
export function writeNewFile(name: string, text = ''): string {
	const file = resolve(name);
	try {
		writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
		return file;
	} catch (error) {
		const code = error instanceof Error && 'code' in error ? error.code : error;
		if (code === 'EEXIST') throw failed(`${file} gibt es schon; überschrieben wird nichts.`);
		throw failed(`${file} lässt sich nicht anlegen (${code}).`);
	}
}
