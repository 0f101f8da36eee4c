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
		const { type = '', url } = license ?? {};
		const lizenz = URHEBER[title] ?? (type && `Lizenz ${type}${url ? ` (${url})` : ''}, `);
		return `- ${title}: ${lizenz}Quelle ${source}`;
	});
	return `Marken und Logos gehören ihren Inhabern. Alle sind hier einfarbig gezeichnet.\n\n${zeilen.join('\n')}\n\n${MIT}`;
}

const CC_BY =
	'Lizenz Creative Commons Attribution 3.0 (https://creativecommons.org/licenses/by/3.0/)';
/** What the licences of the marks ask to be named; their package knows it in part. */
const URHEBER: Record<string, string> = {
	Git: `Git-Logo von Jason Long, ${CC_BY}, eingefärbt, `,
	HTML5: `HTML5-Logo vom World Wide Web Consortium (https://www.w3.org/), ${CC_BY}, eingefärbt, `,
	JavaScript: 'Copyright (c) 2011 Christopher Williams, Lizenz MIT (Wortlaut unten), eingefärbt, ',
};
const MIT = `Wortlaut der Lizenz MIT für das Zeichen von JavaScript:

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

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
