import { spawn } from 'node:child_process';
import { MediaError } from './media-error.ts';

/** Runs ffmpeg (or ffprobe) and gives its standard output; its complaints become the error. */
export async function runFfmpeg(
	args: string[],
	program: 'ffmpeg' | 'ffprobe' = 'ffmpeg',
): Promise<string> {
	const general =
		program === 'ffmpeg' ? ['-hide_banner', '-nostdin', '-loglevel', 'error', '-y'] : [];
	const run = spawn(program, [...general, ...args], {
		stdio: ['ignore', 'pipe', 'pipe'],
		env: { ...process.env, SVT_LOG: '1' },
	});
	let output = '';
	let complaint = '';
	run.stdout.on('data', (part) => {
		output += part;
	});
	run.stderr.on('data', (part) => {
		complaint += part;
	});
	return new Promise((done, fault) => {
		run.once('error', (ground) =>
			fault('code' in ground && ground.code === 'ENOENT' ? ffmpegMissing() : ground),
		);
		run.once('close', (code) =>
			code === 0 ? done(output) : fault(new Error(`${program} ist gescheitert:\n${complaint}`)),
		);
	});
}

function ffmpegMissing(): MediaError {
	return new MediaError(
		'ffmpeg fehlt. Installieren mit: node e2e/ensure-tools.ts ffmpeg (unter Debian auch: sudo apt-get install ffmpeg)',
	);
}
