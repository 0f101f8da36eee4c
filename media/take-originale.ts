import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Aufnahmen } from './aufnahmen.ts';
import { readSvg } from './clean-svg.ts';
import { bilderProSekunde, filmDauer } from './film-plan.ts';
import { MedienFehler } from './medien-fehler.ts';
import { filmBreite, filmHoehe, framePattern } from './record-film.ts';
import { runFfmpeg } from './run-ffmpeg.ts';
import { firstFrame } from './take-site.ts';

const bildEndung = '(png|jpe?g|webp|avif)';

/** Takes finished pictures and a film from a folder: logo.svg, background.*, bild-1.* …, film.*. */
export async function takeOriginale(
	ordner: string,
	kunde: string,
	frames: string,
	melde: (zeile: string) => void,
): Promise<Aufnahmen> {
	const namen = (await readdir(ordner).catch(() => undefined)) ?? [];
	const finde = (muster: string, beispiel: string): string => {
		const name = namen.find((n) => new RegExp(`^${muster}$`, 'i').test(n));
		if (!name) throw new MedienFehler(`Im Ordner ${ordner} fehlt ${beispiel}.`);
		return path.join(ordner, name);
	};
	const logo = await readSvg(finde('logo\\.svg', 'logo.svg'));
	const background = await readFile(finde(`background\\.${bildEndung}`, 'background.png'));
	const film = finde('film\\.(mp4|webm|mov|mkv)', 'film.mp4');
	const anzahl = namen.filter((n) =>
		new RegExp(`^bild-[1-9]\\.${bildEndung}$`, 'i').test(n),
	).length;
	const bilder: Aufnahmen['bilder'] = [];
	for (let i = 1; i <= Math.max(4, anzahl); i++) {
		const quelle = await readFile(finde(`bild-${i}\\.${bildEndung}`, `bild-${i}.png`));
		const { width, height } = await sharp(quelle).metadata();
		bilder.push({
			name: `bild-${i}`,
			quelle,
			alt: `Website von ${kunde}, Ansicht ${i}`,
			geraet: height > width ? 'telefon' : 'desktop',
		});
	}
	melde(`${bilder.length} Bilder gelesen`);
	await framesOf(film, frames);
	return { logo, background, bilder, frames, poster: await firstFrame(frames) };
}

async function framesOf(film: string, frames: string): Promise<void> {
	const sekunden = Number(
		await runFfmpeg(
			['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', film],
			'ffprobe',
		),
	);
	if (!(sekunden >= filmDauer.min && sekunden <= filmDauer.max)) {
		throw new MedienFehler(
			`${film} dauert ${sekunden.toLocaleString('de')} s; ein Film hat ${filmDauer.min} bis ${filmDauer.max} s. Bitte kürzen oder verlängern.`,
		);
	}
	const passend = `fps=${bilderProSekunde},scale=${filmBreite}:${filmHoehe}:force_original_aspect_ratio=increase,crop=${filmBreite}:${filmHoehe}`;
	await runFfmpeg(['-i', film, '-vf', passend, path.join(frames, framePattern)]);
}
