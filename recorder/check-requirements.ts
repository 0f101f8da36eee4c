import { runFfmpeg } from './film/encode-film.ts';
import { faultsOfOriginals } from './pictures/take-originals.ts';
import { messageOf, RecorderError } from './recorder-error.ts';
import type { Source } from './recording.ts';
import { requireChromium } from './website/open-browser.ts';

/** Throws RecorderError with one line for everything that keeps a recording from starting. */
export async function checkRequirements(source: Source): Promise<void> {
	const url = 'url' in source ? source.url : undefined;
	const isAddress = url === undefined || /^https?:$/.test(URL.parse(url)?.protocol ?? '');
	const faults = [
		!isAddress && `„${url}“: Erwartet eine Adresse wie https://www.beispiel.de`,
		...('pictures' in source ? await faultsOfOriginals(source.pictures) : []),
		await messageOf(() => runFfmpeg(['-version'])),
		await messageOf(requireChromium),
	];
	const lines = faults.filter((line) => typeof line === 'string');
	if (lines.length > 0) throw new RecorderError(lines.join('\n'));
}
