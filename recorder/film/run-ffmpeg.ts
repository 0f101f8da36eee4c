import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { MediaError } from '../recorder-error.ts';

const general = ['-hide_banner', '-nostdin', '-loglevel', 'error', '-y'];

/** Runs ffmpeg; its complaints become the error. */
export async function runFfmpeg(args: string[]): Promise<void> {
	const options = { env: { ...process.env, SVT_LOG: '1' } };
	try {
		await promisify(execFile)('ffmpeg', [...general, ...args], options);
	} catch (reason) {
		if (!(reason instanceof Error && 'code' in reason && reason.code === 'ENOENT')) throw reason;
		throw new MediaError(
			'ffmpeg fehlt. Installieren mit: node tools/ensure-tools.ts ffmpeg (unter Debian auch: sudo apt-get install ffmpeg)',
		);
	}
}
