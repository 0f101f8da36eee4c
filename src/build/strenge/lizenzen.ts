import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The packages of which something reaches the visitor: code that runs in the browser, drawings in
 * the pages, typefaces. The build stops when it ships code of any other.
 * @see ./check-shipped.ts
 */
export const AUSGELIEFERT = {
	'@astrojs/react': 'Programmcode',
	astro: 'Programmcode',
	react: 'Programmcode',
	'react-dom': 'Programmcode',
	scheduler: 'Programmcode',
	swiper: 'Programmcode',
	'lucide-react': 'Symbole',
	'simple-icons': 'Markenzeichen der Werkzeuge',
	'@fontsource-variable/schibsted-grotesk': 'Schrift Schibsted Grotesk',
	'@fontsource/ibm-plex-mono': 'Schrift IBM Plex Mono',
} as const;

/** /lizenzen.txt: name, version and full licence text of all that is delivered with the site. */
export async function lizenzenTxt(nodeModules: string): Promise<string> {
	const teile = Object.entries(AUSGELIEFERT).map(async ([name, was]) => {
		const ordner = join(nodeModules, name);
		const { version, license } = JSON.parse(await readFile(join(ordner, 'package.json'), 'utf8'));
		const text = await readLicence(ordner);
		return `${TRENNER}\n${name} ${version} (${license})\n${was}\n${TRENNER}\n\n${text.trim()}\n`;
	});
	return [KOPF, ...(await Promise.all(teile))].join('\n\n');
}

async function readLicence(ordner: string): Promise<string> {
	for (const name of ['LICENSE', 'LICENSE.md', 'LICENSE.txt']) {
		const text = await readFile(join(ordner, name), 'utf8').catch(() => undefined);
		if (text) return text;
	}
	throw new Error(
		`In ${ordner} liegt kein Lizenztext. Ausgeliefert werden darf nur, was einen hat; bitte das Paket prüfen.`,
	);
}

const TRENNER = '='.repeat(80);
const KOPF =
	'Lizenzen\n\nDiese Website liefert Teile der folgenden Werke mit aus. Danke an alle, die sie gemacht haben.';
