import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** The files of a recording, whatever else is in its folder. */
const recorded =
	/^(bild-\d|background|poster(-telefon)?|riss(-(desktop|telefon)-(hell|dunkel))?|logo|showcase(-telefon)?|vorschau|manifest)(-\d+)?\.\w+$/;

/** Copies the files of a recording to a folder that is there. */
export async function copyRecording(from: string, to: string): Promise<void> {
	for (const name of await filesIn(from))
		await copyFile(path.join(from, name), path.join(to, name));
}

/**
 * Puts a finished recording in the place of an earlier one, of which no file stays. Both are on the same disk.
 */
export async function replaceRecording(fresh: string, folder: string): Promise<void> {
	await mkdir(folder, { recursive: true });
	const names = await filesIn(fresh);
	for (const name of names) await rename(path.join(fresh, name), path.join(folder, name));
	const former = (await filesIn(folder)).filter((name) => !names.includes(name));
	for (const name of former) await rm(path.join(folder, name));
}

async function filesIn(folder: string): Promise<string[]> {
	const all = existsSync(folder) ? await readdir(folder) : [];
	return all.filter((name) => recorded.test(name));
}
