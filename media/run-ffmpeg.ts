import { spawn } from 'node:child_process';
import { MediaError } from './media-error.ts';

/** Runs ffmpeg (or ffprobe) and gives its standard output; its complaints become the error. */
export async function runFfmpeg(
	argumente: string[],
	programm: 'ffmpeg' | 'ffprobe' = 'ffmpeg',
): Promise<string> {
	const allgemein =
		programm === 'ffmpeg' ? ['-hide_banner', '-nostdin', '-loglevel', 'error', '-y'] : [];
	const lauf = spawn(programm, [...allgemein, ...argumente], {
		stdio: ['ignore', 'pipe', 'pipe'],
		env: { ...process.env, SVT_LOG: '1' },
	});
	let ausgabe = '';
	let klage = '';
	lauf.stdout.on('data', (teil) => {
		ausgabe += teil;
	});
	lauf.stderr.on('data', (teil) => {
		klage += teil;
	});
	return new Promise((fertig, fehler) => {
		lauf.once('error', (grund) =>
			fehler('code' in grund && grund.code === 'ENOENT' ? ffmpegMissing() : grund),
		);
		lauf.once('close', (code) =>
			code === 0 ? fertig(ausgabe) : fehler(new Error(`${programm} ist gescheitert:\n${klage}`)),
		);
	});
}

function ffmpegMissing(): MediaError {
	return new MediaError(
		'ffmpeg fehlt. Installieren mit: node e2e/ensure-tools.ts ffmpeg (unter Debian auch: sudo apt-get install ffmpeg)',
	);
}
