import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** File of the licences of all code bundled for the browser; Vite writes it (astro.config.ts). */
export const CODE_LICENCES = 'lizenzen-programmcode.txt';

/** The packages of which something but bundled code reaches the visitor. */
const SHIPPED = {
	astro: 'Programmcode, der Inseln startet',
	lucide: 'Symbole',
	'simple-icons': 'Markenzeichen der Werkzeuge',
	'@fontsource-variable/schibsted-grotesk': 'Schrift Schibsted Grotesk',
	'@fontsource/ibm-plex-mono':
		'Schrift IBM Plex Mono, gekürzt und deshalb „Bau Plan Mono“ genannt. Copyright © 2017 IBM Corp. with Reserved Font Name "Plex"',
} as const;

/** A brand mark as simple-icons describes it. */
type Mark = {
	title: string;
	source: string;
	license?: { type: string; url?: string } | undefined;
};

/**
 * Text of /lizenzen.txt: name, version and licence of each delivered package, source of each brand
 * mark, and its own licence where it has one.
 */
export async function licencesTxt(nodeModules: string, marks: readonly Mark[]): Promise<string> {
	const parts = Object.entries(SHIPPED).map(async ([name, what]) => {
		const folder = join(nodeModules, name);
		const { version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
		const text = await readLicence(folder);
		return `${RULE}\n${name} ${version} (${license})\n${what}\n${RULE}\n\n${text.trim()}\n`;
	});
	return [INTRODUCTION, marksText(marks), ...(await Promise.all(parts))].join('\n\n');
}

function marksText(marks: readonly Mark[]): string {
	const lines = marks.map(({ title, source, license }) => {
		const { type = '', url } = license ?? {};
		const terms = AUTHORS[title] ?? (type && `Lizenz ${type}${url ? ` (${url})` : ''}, `);
		return `- ${title}: ${terms}Quelle ${source}`;
	});
	return `Marken und Logos gehören ihren Inhabern. Alle sind hier einfarbig gezeichnet.\n\n${[...new Set(lines)].join('\n')}\n\n${MIT_TEXT}`;
}

const CC_BY =
	'Lizenz Creative Commons Attribution 3.0 (https://creativecommons.org/licenses/by/3.0/)';
/** The authors that licences of marks ask to be named; simple-icons lists few of them. */
const AUTHORS: Record<string, string> = {
	Git: `Git-Logo von Jason Long, ${CC_BY}, eingefärbt, `,
	HTML5: `HTML5-Logo vom World Wide Web Consortium (https://www.w3.org/), ${CC_BY}, eingefärbt, `,
	JavaScript: 'Copyright (c) 2011 Christopher Williams, Lizenz MIT (Wortlaut unten), eingefärbt, ',
};
const MIT_TEXT = `Wortlaut der Lizenz MIT für das Zeichen von JavaScript:

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

async function readLicence(folder: string): Promise<string> {
	for (const name of ['LICENSE', 'LICENSE.md', 'LICENSE.txt']) {
		const text = await readFile(join(folder, name), 'utf8').catch(() => undefined);
		if (text) return text;
	}
	throw new Error(
		`In ${folder} liegt kein Lizenztext. Ausgeliefert werden darf nur, was einen hat; bitte das Paket prüfen.`,
	);
}

const RULE = '='.repeat(80);
const INTRODUCTION = `Lizenzen\n\nDiese Website kann Teile der folgenden Werke mit ausliefern. Danke an alle, die sie gemacht haben.\nDie Lizenzen des Programmcodes im Browser stehen in /${CODE_LICENCES}.`;
