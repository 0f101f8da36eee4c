import { appendFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { markShown } from '../outbox/retention.ts';
import { failed, type Owner } from './cli.ts';
import type { StoredAnfrage } from './stored-anfrage.ts';

/**
 * Puts inquiries in full into a new file or on the screen, piece by piece, and notes that the owner
 * has them.
 * @returns how many
 */
export async function giveOut(
	{ db, now, out, err }: Owner,
	anfragen: Iterable<StoredAnfrage>,
	inPieces: (anfragen: Iterable<StoredAnfrage>) => Iterable<string>,
	target?: string,
): Promise<number> {
	const ids: number[] = [];
	const file = target === undefined ? null : writeNewFile(target);
	for (const piece of inPieces(noted())) {
		if (file === null) await out(piece);
		else appendFileSync(file, `${piece}\n`);
	}
	if (file !== null) err(`Geschrieben: ${file}`);
	await markShown(db, now(), ids);
	return ids.length;

	function* noted(): Generator<StoredAnfrage> {
		for (const anfrage of anfragen) {
			ids.push(anfrage.id);
			yield anfrage;
		}
	}
}

/** Creates an empty file for this user alone, touches none that is there, and returns its full path. */
export function writeNewFile(name: string): string {
	const file = resolve(name);
	try {
		writeFileSync(file, '', { flag: 'wx', mode: 0o600 });
		return file;
	} catch (error) {
		const code = error instanceof Error && 'code' in error ? error.code : error;
		if (code === 'EEXIST') throw failed(`${file} gibt es schon; überschrieben wird nichts.`);
		throw failed(`${file} lässt sich nicht anlegen (${code}).`);
	}
}
