import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readManifest } from '../../shared/manifest.ts';
import { type Riss, rissFiles } from '../../shared/riss.ts';
import type { Progress } from '../commands/progress.ts';
import { encodeFilm } from '../film/encode-film.ts';
import { frameFile } from '../film/record-film.ts';
import type { Recordings } from '../record-site.ts';
import { drawPreview } from './draw-preview.ts';
import { writePicture } from './write-picture.ts';

/** Writes into `folder` what is served of the parts recorded, and the manifest of all that is there. */
export async function packRecordings(
	{ logo, background, bilder, riss, frames }: Recordings,
	folder: string,
	progress: Progress,
): Promise<void> {
	const file = path.join(folder, 'manifest.json');
	const known = existsSync(file) ? readManifest(await readFile(file, 'utf8')) : undefined;
	// Beside the pictures, on the other core.
	const film = frames ? encodeFilm(frames, folder, progress) : known?.film;
	const name = typeof logo === 'string' ? 'logo.svg' : 'logo.png';
	if (logo) await writeFile(path.join(folder, name), logo);
	const made = { ...known?.bilder };
	const jobs = [...bilder];
	if (background) jobs.unshift({ ...plain, name: 'background', quelle: background });
	if (frames) jobs.push({ ...plain, name: 'poster', quelle: await readFile(frameFile(frames, 1)) });
	for (const [i, job] of jobs.entries()) {
		made[job.name] = await writePicture(job, folder);
		progress('packen', (i + 1) / jobs.length);
	}
	if (riss) {
		const phone = made[riss.telefon.sheet.bild];
		if (phone) phone.ab = riss.telefon.cardStart;
		for (const device of ['desktop', 'telefon'] as const)
			for (const scheme of ['hell', 'dunkel'] as const)
				await writeFile(path.join(folder, rissFiles[device][scheme]), riss[device][scheme]);
		const text: Riss = { desktop: riss.desktop.sheet, telefon: riss.telefon.sheet };
		await writeFile(path.join(folder, 'riss.json'), `${JSON.stringify(text, null, '\t')}\n`);
	}
	// Link previews show the first view on the ground, where there are both.
	if (made.background && made['bild-1'])
		await writeFile(path.join(folder, 'vorschau.jpg'), await drawPreview(folder));
	const manifest = { logo: logo ? name : known?.logo, bilder: made, film: await film };
	await writeFile(file, `${JSON.stringify(manifest, null, '\t')}\n`);
}

const plain = { alt: '', geraet: 'desktop' as const };
