import { cleanSvg } from './clean-svg.ts';
import type { Findings } from './explore-page.ts';
import { MediaError } from './media-error.ts';
import { cleanPng, type Logo, readLogo } from './read-logo.ts';

/** The logo that lies in `beigaben`, else the one found on the page at `url`. */
export async function findLogo(beigaben: string, fund: Findings, url: string): Promise<Logo> {
	const eigenes = await readLogo(beigaben);
	if (eigenes !== undefined) return eigenes;
	try {
		return await logoOfPage(fund, url);
	} catch (grund) {
		if (!(grund instanceof MediaError)) throw grund;
		throw new MediaError(
			`${grund.message} Abhilfe: das Logo unter ${beigaben} als logo.svg (aus reinen Pfaden) oder logo.png ablegen und den Befehl wiederholen.`,
		);
	}
}

async function logoOfPage({ logo }: Findings, url: string): Promise<Logo> {
	if (!logo) throw new MediaError(`Auf ${url} ist kein Logo als SVG oder PNG zu finden.`);
	if ('svg' in logo) return cleanSvg(logo.svg, `Das Logo auf ${url}`);
	const antwort = await fetch(logo.adresse);
	if (!antwort.ok) {
		throw new MediaError(`${logo.adresse} antwortet mit Status ${antwort.status}.`);
	}
	const inhalt = Buffer.from(await antwort.arrayBuffer());
	return /\.png$/i.test(new URL(logo.adresse).pathname)
		? cleanPng(inhalt, logo.adresse)
		: cleanSvg(inhalt.toString('utf8'), logo.adresse);
}
