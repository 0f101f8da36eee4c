import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { manifestSchema } from '../../shared/manifest.ts';
import { type Riss, rissFiles } from '../../shared/riss.ts';
import { defaultColours } from '../colours.ts';
import { encodeFilm } from '../film/encode-film.ts';
import type { FilmDevice } from '../film/film-plan.ts';
import { frameFile } from '../film/record-film.ts';
import type { PlanRecording } from '../plan/draw-page.ts';
import { knownManifest, type Recorded, type Recording, type Task } from '../recording.ts';
import { drawPreview } from './draw-preview.ts';
import { writePicture } from './write-picture.ts';

const posters = [
	['desktop', 'poster'],
	['telefon', 'poster-telefon'],
] as const;
const plain = { alt: '', geraet: 'desktop' as const };

/** Writes the files of the recorded parts to the folder `out`, and the manifest of everything there. */
export async function packRecordings(
	{ logo, ground, pictures, plan, frames }: Recorded,
	{ out: folder, colours = defaultColours, progress }: Task,
): Promise<Pick<Recording, 'manifest' | 'plan'>> {
	const file = path.join(folder, 'manifest.json');
	const known = await knownManifest(folder);
	// ffmpeg works on another core while the pictures are packed.
	const encode = (device: FilmDevice) => {
		const files = frames?.[device];
		return files ? encodeFilm(files, device, folder, progress) : undefined;
	};
	const film = frames ? encode('desktop') : known?.film;
	const filmTelefon = frames ? encode('telefon') : known?.filmTelefon;
	const name = logo?.toString('latin1', 0, 4) === '<svg' ? 'logo.svg' : 'logo.png';
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
	if (plan) {
		const phone = bilder[plan.telefon.sheet.bild];
		if (phone) phone.ab = plan.telefon.cardStart;
		await writePlan(plan, folder);
	}
	// The picture for link previews needs both.
	if (bilder.background && bilder['bild-1'])
		await writeFile(path.join(folder, 'vorschau.jpg'), await drawPreview(folder, colours));
	const content = {
		logo: logo ? name : known?.logo,
		bilder,
		film: await film,
		filmTelefon: await filmTelefon,
	};
	const manifest = manifestSchema.parse(content);
	await writeFile(file, `${JSON.stringify(manifest, null, '\t')}\n`);
	return { manifest, plan: plan && sheetsOf(plan) };
}

function sheetsOf({ desktop, telefon }: PlanRecording): Riss {
	return { desktop: desktop.sheet, telefon: telefon.sheet };
}

async function writePlan(plan: PlanRecording, folder: string): Promise<void> {
	for (const device of ['desktop', 'telefon'] as const)
		for (const scheme of ['hell', 'dunkel'] as const)
			await writeFile(path.join(folder, rissFiles[device][scheme]), plan[device][scheme]);
	const text = JSON.stringify(sheetsOf(plan), null, '\t');
	await writeFile(path.join(folder, 'riss.json'), `${text}\n`);
}
