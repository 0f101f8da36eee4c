import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { manifestSchema } from '../../shared/manifest.ts';
import { PREVIEW } from '../../shared/preview-path.ts';
import { type Riss, rissFiles } from '../../shared/riss.ts';
import { encodeFilm } from '../film/encode-film.ts';
import type { FilmDevice } from '../film/film-plan.ts';
import { frameFile } from '../film/record-film.ts';
import type { PlanRecording } from '../plan/draw-page.ts';
import {
	type Colours,
	defaultColours,
	knownManifest,
	type Recorded,
	type Recording,
	type Task,
} from '../recording.ts';
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
	await writeFile(file, `${JSON.stringify(content, null, '\t')}\n`);
	return { manifest: manifestSchema.parse(content), plan: plan && sheetsOf(plan) };
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

/** Outer edges of the browser window, in px. Its lower edge is that of the picture. */
const { left, top, width, bar, line } = { left: 150, top: 78, width: 900, bar: 40, line: 2 };

const windowFrame = ({ ink, paper }: Colours) =>
	[
		`<svg xmlns="http://www.w3.org/2000/svg" width="${PREVIEW.width}" height="${PREVIEW.height}" fill="none" stroke="${ink}" stroke-width="${line}">`,
		`<path fill="${paper}" d="M${left + line / 2} ${top + line / 2}h${width - line}v${bar - line}h${line - width}z"/>`,
		`<path d="M${left + line / 2} ${top + bar}V${PREVIEW.height}M${left + width - line / 2} ${top + bar}V${PREVIEW.height}"/>`,
		...[0, 1, 2].map((n) => `<circle cx="${left + 26 + 22 * n}" cy="${top + bar / 2}" r="6"/>`),
		'</svg>',
	].join('');

/** Draws the preview picture of the project in a folder: its first view in a browser window on its ground. JPEG. */
async function drawPreview(folder: string, colours: Colours): Promise<Buffer> {
	const inside = { width: width - 2 * line, height: PREVIEW.height - top - bar };
	const site = sharp(path.join(folder, 'bild-1.jpg'));
	const view = site.resize({ ...inside, fit: 'cover', position: 'top' });
	return sharp(path.join(folder, 'background.jpg'))
		.resize({ ...PREVIEW, fit: 'cover' })
		.composite([
			{ input: await view.toBuffer(), left: left + line, top: top + bar },
			{ input: Buffer.from(windowFrame(colours)) },
		])
		.jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' })
		.toBuffer();
}
