import path from 'node:path';
import sharp from 'sharp';
import { framesPerSecond } from './film-plan.ts';
import { filmHeight, filmWidth, framePattern } from './record-film.ts';
import { runFfmpeg } from './run-ffmpeg.ts';

/** Seconds that each picture stays; together 6 to 10. */
const stay = (count: number) => Math.min(Math.max(8 / count, 1.6), 6);
/** Seconds in which one picture fades into the next. */
const fade = 0.5;
/** How much nearer the camera gets, and how much finer than the film it works, so that it glides. */
const nearness = 0.07;
const fineness = 2;

/** A film without a film: slow moves over finished pictures, faded into each other. Writes its frames into `folder`. */
export async function panFilm(pictures: Buffer[], folder: string): Promise<void> {
	const files = pictures.map((_, i) => path.join(path.dirname(folder), `pan-${i}.png`));
	const size = { width: filmWidth * fineness, height: filmHeight * fineness };
	for (const [i, file] of files.entries())
		await sharp(pictures[i])
			.flatten({ background: '#ffffff' })
			.resize({ ...size, position: 'top' })
			.toFile(file);
	const seconds = stay(files.length);
	const frames = Math.round((seconds + fade) * framesPerSecond);
	// Slow at both ends.
	const way = (n: string) => `(st(0,min(${n}/${frames},1))*ld(0)*(3-2*ld(0)))`;
	const moves = files.map(
		(_, i) =>
			`[${i}]loop=-1:1,setpts=N/${framesPerSecond}/TB,trim=end_frame=${frames},fps=${framesPerSecond},` +
			`zoompan=z='1+${nearness}*${way('on')}':x='(iw-iw/zoom)/2':y='(ih-ih/zoom)/2':d=1:s=${filmWidth}x${filmHeight}:fps=${framesPerSecond}[p${i}]`,
	);
	const fades = files.slice(1).map((_, i) => {
		const before = i === 0 ? '[p0]' : `[f${i}]`;
		return `${before}[p${i + 1}]xfade=duration=${fade}:offset=${seconds * (i + 1)}[f${i + 1}]`;
	});
	const last = files.length === 1 ? '[p0]' : `[f${files.length - 1}]`;
	await runFfmpeg([
		...files.flatMap((file) => ['-i', file]),
		...['-filter_complex', [...moves, ...fades].join(';'), '-map', last],
		...['-t', String(seconds * files.length), '-compression_level', '1'],
		path.join(folder, framePattern),
	]);
}
