import path from 'node:path';
import { runFfmpeg } from '../film/encode-film.ts';
import { faultsOfOriginals } from '../pictures/take-originals.ts';
import type { Origin } from '../record-projekt.ts';
import { messageOf, RecorderError } from '../recorder-error.ts';
import { requireChromium } from '../website/open-browser.ts';

/** Throws RecorderError with one line for everything that keeps a recording from starting. */
export async function checkRequirements({ url, originals }: Origin): Promise<void> {
	const isAddress = !url || /^https?:$/.test(URL.parse(url)?.protocol ?? '');
	const faults = [
		url && originals && 'Entweder --url oder --originale, nicht beides.',
		!isAddress && `--url „${url}“: Erwartet eine Adresse wie https://www.beispiel.de`,
		...(originals ? await faultsOfOriginals(path.resolve(originals)) : []),
		await messageOf(() => runFfmpeg(['-version'])),
		await messageOf(requireChromium),
	];
	const lines = faults.filter((line) => typeof line === 'string');
	if (lines.length > 0) throw new RecorderError(lines.join('\n'));
}
