import path from 'node:path';
import { messageOf } from './media-error.ts';
import { requireChromium } from './open-browser.ts';
import { runFfmpeg } from './run-ffmpeg.ts';
import { faultsOfOriginals } from './take-originals.ts';

export type Origin = { url?: string | undefined; originale?: string | undefined };

/** A line for each thing that is missing or wrong before pictures and film can be made. */
export async function missingForMedia({ url, originale: originals }: Origin): Promise<string[]> {
	const isAddress = !url || /^https?:$/.test(URL.parse(url)?.protocol ?? '');
	const faults = [
		url && originals && 'Entweder --url oder --originale, nicht beides.',
		!isAddress && `--url „${url}“: Erwartet eine Adresse wie https://www.beispiel.de`,
		...(originals ? await faultsOfOriginals(path.resolve(originals)) : []),
		await messageOf(() => runFfmpeg(['-version'])),
		await messageOf(requireChromium),
	];
	return faults.filter((line) => typeof line === 'string');
}
