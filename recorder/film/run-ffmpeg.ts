import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { RecorderError } from '../recorder-error.ts';

const general = ['-hide_banner', '-nostdin', '-loglevel', 'error', '-y'];

/** Runs ffmpeg. Throws RecorderError where it is missing, else an error with what ffmpeg printed. */
export async function runFfmpeg(args: string[]): Promise<void> {
	const options = { env: { ...process.env, SVT_LOG: '1' } };
	try {
		await promisify(execFile)('ffmpeg', [...general, ...args], options);
	} catch (reason) {
		if (!(reason instanceof Error && 'code' in reason && reason.code === 'ENOENT')) throw reason;
		throw new RecorderError(
			'ffmpeg fehlt. Installieren: unter Debian und Ubuntu sudo apt-get install ffmpeg, unter macOS brew install ffmpeg, unter Windows winget install ffmpeg',
		);
	}
}
