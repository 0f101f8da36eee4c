import { existsSync } from 'node:fs';
import path from 'node:path';
import { MediaError } from './media-error.ts';
import { runFfmpeg } from './run-ffmpeg.ts';
import { missingOriginals, narrowOriginals } from './take-originals.ts';
import { requireChromium } from './with-browser.ts';

export type Origin = { url?: string | undefined; originale?: string | undefined };

/** A line for each thing that is missing before pictures and film can be made. */
export async function missingForMedia({ url, originale }: Origin): Promise<string[]> {
	const zeilen: string[] = [];
	if (url && originale) zeilen.push('Entweder --url oder --originale, nicht beides.');
	if (url && !(URL.canParse(url) && /^https?:/.test(url)))
		zeilen.push(`--url „${url}“: Erwartet eine Adresse wie https://www.beispiel.de`);
	if (originale && !existsSync(originale))
		zeilen.push(`--originale „${originale}“: Den Ordner gibt es nicht.`);
	else if (originale) {
		const fehlend = await missingOriginals(path.resolve(originale));
		if (fehlend.length > 0) zeilen.push(`Im Ordner ${originale} fehlt: ${fehlend.join(', ')}`);
		zeilen.push(...(await narrowOriginals(path.resolve(originale))));
	}
	const werkzeuge = [() => runFfmpeg(['-version']), ...(originale ? [] : [requireChromium])];
	for (const pruefe of werkzeuge) {
		try {
			await pruefe();
		} catch (grund) {
			if (!(grund instanceof MediaError)) throw grund;
			zeilen.push(grund.message);
		}
	}
	return zeilen;
}
