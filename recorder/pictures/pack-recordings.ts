import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readManifest } from '../../shared/manifest.ts';
import { type Riss, rissFiles } from '../../shared/riss.ts';
import { encodeFilm } from '../film/encode-film.ts';
import type { FilmDevice } from '../film/film-plan.ts';
import { frameFile } from '../film/record-film.ts';
import type { PlanRecording } from '../plan/draw-page.ts';
import type { Progress } from '../progress.ts';
import type { Recordings } from '../recordings.ts';
import { drawPreview } from './draw-preview.ts';
import { writePicture } from './write-picture.ts';

const posters = [
	['desktop', 'poster'],
	['telefon', 'poster-telefon'],
] as const;
const plain = { alt: '', geraet: 'desktop' as const };

/** Writes the files of the recorded parts to `folder`, and the manifest of everything there. */
export async function packRecordings(
	{ logo, ground, pictures, riss, frames }: Recordings,
	folder: string,
	progress: Progress,
): Promise<void> {
	const file = path.join(folder, 'manifest.json');
	const known = existsSync(file) ? readManifest(await readFile(file, 'utf8')) : undefined;
	// ffmpeg works on another core while the pictures are packed.
	const encode = (device: FilmDevice) => {
		const files = frames?.[device];
		return files ? encodeFilm(files, device, folder, progress) : undefined;
	};
	const film = frames ? encode('desktop') : known?.film;
	const filmTelefon = frames ? encode('telefon') : known?.filmTelefon;
	const name = typeof logo === 'string' ? 'logo.svg' : 'logo.png';
	if (logo) await writeFile(path.join(folder, name), logo);
	const bilder = { ...known?.bilder };
	const jobs = [...pictures];
	if (ground) jobs.unshift({ ...plain, name: 'background', source: ground });
	for (const [geraet, name] of posters) {
		const files = frames?.[geraet];
		if (files) jobs.push({ alt: '', geraet, name, source: await readFile(frameFile(files, 1)) });
	}
	for (const [i, job] of jobs.entries()) {
		// `ab` was measured for the drawing, which stays when only the pictures are renewed.
		const ab = known?.bilder[job.name]?.ab;
		bilder[job.name] = { ...(await writePicture(job, folder)), ...(ab && { ab }) };
		progress('packing', (i + 1) / jobs.length);
	}
	if (riss) {
		const phone = bilder[riss.telefon.sheet.bild];
		if (phone) phone.ab = riss.telefon.cardStart;
		await writeRiss(riss, folder);
	}
	// The picture for link previews needs both.
	if (bilder.background && bilder['bild-1'])
		await writeFile(path.join(folder, 'vorschau.jpg'), await drawPreview(folder));
	const manifest = {
		logo: logo ? name : known?.logo,
		bilder,
		film: await film,
		filmTelefon: await filmTelefon,
	};
	await writeFile(file, `${JSON.stringify(manifest, null, '\t')}\n`);
}

async function writeRiss(riss: PlanRecording, folder: string): Promise<void> {
	for (const device of ['desktop', 'telefon'] as const)
		for (const scheme of ['hell', 'dunkel'] as const)
			await writeFile(path.join(folder, rissFiles[device][scheme]), riss[device][scheme]);
	const text: Riss = { desktop: riss.desktop.sheet, telefon: riss.telefon.sheet };
	await writeFile(path.join(folder, 'riss.json'), `${JSON.stringify(text, null, '\t')}\n`);
}
