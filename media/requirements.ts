import path from 'node:path';
import { isWebAddress } from './explore-site.ts';
import { MediaError } from './media-error.ts';
import { runFfmpeg } from './run-ffmpeg.ts';
import { faultsOfOriginals } from './take-originals.ts';
import { requireChromium } from './with-browser.ts';

export type Origin = { url?: string | undefined; originale?: string | undefined };

/** A line for each thing that is missing before pictures and film can be made. */
export async function missingForMedia({ url, originale: originals }: Origin): Promise<string[]> {
	const lines = faultsOfOrigin({ url, originale: originals });
	if (originals) lines.push(...(await faultsOfOriginals(path.resolve(originals))));
	const tools = [() => runFfmpeg(['-version']), ...(originals ? [] : [requireChromium])];
	for (const check of tools) {
		try {
			await check();
		} catch (reason) {
			if (!(reason instanceof MediaError)) throw reason;
			lines.push(reason.message);
		}
	}
	return lines;
}

/** A line for each thing wrong with what was typed of where pictures come from. */
export function faultsOfOrigin({ url, originale: originals }: Origin): string[] {
	const isAddress = !url || isWebAddress(url);
	return [
		...(url && originals ? ['Entweder --url oder --originale, nicht beides.'] : []),
		...(isAddress ? [] : [`--url „${url}“: Erwartet eine Adresse wie https://www.beispiel.de`]),
	];
}
