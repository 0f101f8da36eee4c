import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The packages of which something reaches the visitor: code that runs in the browser, drawings in
 * the pages, typefaces. The build stops when it ships code of any other.
 * @see ../finishing/check-shipped.ts
 */
export const AUSGELIEFERT = {
	'@astrojs/react': 'Programmcode',
	astro: 'Programmcode',
	react: 'Programmcode',
	'react-dom': 'Programmcode',
	scheduler: 'Programmcode',
	'lucide-react': 'Symbole',
	'simple-icons': 'Markenzeichen der Werkzeuge',
	'@fontsource-variable/schibsted-grotesk': 'Schrift Schibsted Grotesk',
	'@fontsource/ibm-plex-mono':
		'Schrift IBM Plex Mono, gekürzt und deshalb „Bau Plan Mono“ genannt. Copyright © 2017 IBM Corp. with Reserved Font Name "Plex"',
} as const;

/** A brand mark as simple-icons describes it. */
type Marke = {
	title: string;
	source: string;
	license?: { type: string; url?: string } | undefined;
};

/**
 * /lizenzen.txt: name, version and full licence text of all that is delivered with the site, and the
 * source of each brand mark with its own licence where it has one.
 */
export async function lizenzenTxt(nodeModules: string, marken: readonly Marke[]): Promise<string> {
	const teile = Object.entries(AUSGELIEFERT).map(async ([name, was]) => {
		const ordner = join(nodeModules, name);
		const { version, license } = JSON.parse(await readFile(join(ordner, 'package.json'), 'utf8'));
		const text = await readLicence(ordner);
		return `${TRENNER}\n${name} ${version} (${license})\n${was}\n${TRENNER}\n\n${text.trim()}\n`;
	});
	return [KOPF, markenText(marken), ...(await Promise.all(teile))].join('\n\n');
}

function markenText(marken: readonly Marke[]): string {
	const zeilen = marken.map(({ title, source, license }) => {
		const lizenz = license
			? `Lizenz ${license.type}${license.url ? ` (${license.url})` : ''}, `
			: '';
		return `- ${title}: ${lizenz}Quelle ${source}`;
	});
	return `Marken und Logos gehören ihren Inhabern.\n\n${zeilen.join('\n')}`;
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
