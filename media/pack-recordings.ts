import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Manifest, readManifest } from '../src/lib/manifest.ts';
import { drawPreview } from './draw-preview.ts';
import { encodeFilm } from './encode-film.ts';
import { writePlan } from './plan/write-plan.ts';
import type { Progress } from './progress.ts';
import type { Part, Recordings } from './recordings.ts';
import { writeDrawing, writePicture } from './write-picture.ts';

/**
 * Writes into `folder` what is served of the parts recorded, and the manifest of all that is there.
 * `input`: hash of what was recorded, where it is known.
 */
export async function packRecordings(
	recordings: Recordings,
	input: string | undefined,
	parts: readonly Part[],
	frames: string,
	folder: string,
	progress: Progress,
): Promise<void> {
	const file = path.join(folder, 'manifest.json');
	const known = existsSync(file) ? readManifest(await readFile(file, 'utf8')) : undefined;
	const eingabe = input ?? known?.eingabe ?? sha256(recordings.bilder);
	const { logo, background, poster, bilder, riss } = recordings;
	// Beside the pictures, on the other core.
	const film = parts.includes('film')
		? encodeFilm(frames, folder, (share) => progress('schnitt', share))
		: known?.film;
	const name = typeof logo === 'string' ? 'logo.svg' : 'logo.png';
	if (parts.includes('bilder')) await writeFile(path.join(folder, name), logo);
	const made = { ...known?.bilder };
	if (parts.includes('riss') && background) made.background = await writeGround(background, folder);
	const jobs = [...bilder, ...(poster ? [{ ...plain, name: 'poster', quelle: poster }] : [])];
	for (const [i, job] of jobs.entries()) {
		made[job.name] = await writePicture(job, folder);
		progress('packen', (i + 1) / jobs.length);
	}
	const phone = riss && made[riss.telefon.sheet.bild];
	if (phone) phone.ab = riss.telefon.cardStart;
	if (riss) await writePlan(riss, eingabe, folder);
	await writePreview(made, folder);
	const manifest = {
		eingabe,
		logo: parts.includes('bilder') ? name : known?.logo,
		bilder: made,
		film: await film,
	};
	await writeFile(file, `${JSON.stringify(manifest, null, '\t')}\n`);
}

const plain = { alt: '', geraet: 'desktop' as const };

function writeGround(background: Buffer | string, folder: string) {
	const job = { ...plain, name: 'background', quelle: Buffer.from(background) };
	return typeof background === 'string'
		? writeDrawing(job, background, folder)
		: writePicture(job, folder);
}

/** Link previews show the first view on the ground, where there are both. */
async function writePreview(made: Manifest['bilder'], folder: string): Promise<void> {
	if (!made.background || !made['bild-1']) return;
	const ground = path.join(folder, 'background.jpg');
	const preview = await drawPreview(ground, path.join(folder, 'bild-1.jpg'));
	await writeFile(path.join(folder, 'vorschau.jpg'), preview);
}

function sha256(pictures: Recordings['bilder']): string {
	const bytes = Buffer.concat(pictures.map(({ quelle }) => quelle));
	return createHash('sha256').update(bytes).digest('hex');
}
