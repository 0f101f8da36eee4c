import { appendFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { StoredAnfrage } from '../db/stored-anfrage.ts';
import { markShown } from '../outbox/retention.ts';
import { type CommandContext, failed, type Shell } from './command-context.ts';

/**
 * Writes inquiries in full into a new file or on the screen, piece by piece, and records that the
 * owner has read them.
 * @returns how many
 */
export async function writeAnfragen(
	{ db, env, now, out, err }: CommandContext,
	anfragen: Iterable<StoredAnfrage>,
	inPieces: (anfragen: Iterable<StoredAnfrage>, env: Shell['env']) => Iterable<string>,
	target?: string,
): Promise<number> {
	const ids: number[] = [];
	const file = target === undefined ? null : createFile(target);
	const written = Iterator.from(anfragen).map((anfrage) => {
		ids.push(anfrage.id);
		return anfrage;
	});
	const writeOut = file === null ? out : (text: string) => appendFileSync(file, `${text}\n`);
	for (const piece of inPieces(written, env)) await writeOut(piece);
	if (file !== null) err(`Geschrieben: ${file}`);
	await markShown(db, now(), ids);
	return ids.length;
}

/** Creates an empty file that only this user can read, and returns its full path. Never changes an existing one. */
export function createFile(name: string): string {
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
