import path from 'node:path';
import { runFfmpeg } from '../film/run-ffmpeg.ts';
import { faultsOfOriginals } from '../pictures/take-originals.ts';
import { MediaError, messageOf } from '../recorder-error.ts';
import { requireChromium } from '../website/open-browser.ts';

export type Origin = { url?: string | undefined; originale?: string | undefined };

/** Throws MediaError with a line for each thing that is missing or wrong before pictures and film can be made. */
export async function requireForMedia({ url, originale: originals }: Origin): Promise<void> {
	const isAddress = !url || /^https?:$/.test(URL.parse(url)?.protocol ?? '');
	const faults = [
		url && originals && 'Entweder --url oder --originale, nicht beides.',
		!isAddress && `--url „${url}“: Erwartet eine Adresse wie https://www.beispiel.de`,
		...(originals ? await faultsOfOriginals(path.resolve(originals)) : []),
		await messageOf(() => runFfmpeg(['-version'])),
		await messageOf(requireChromium),
	];
	const lines = faults.filter((line) => typeof line === 'string');
	if (lines.length > 0) throw new MediaError(lines.join('\n'));
}
