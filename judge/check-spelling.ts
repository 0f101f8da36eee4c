import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inhaber } from '#shared/inhaber.ts';
import { runTool } from './run-tool.ts';
import { visibleText } from './visible-text.ts';

const WORTLISTE = join(import.meta.dirname, 'woerter.txt');
/** The clients' sites: read by visitors in the pictures and films made of them. */
const VORLAGEN = join(import.meta.dirname, '../media');
/** What the service says and writes, its own words only. */
const MELDUNGEN = ['../service/routes/antworten.ts', '../service/mail/compose.ts'];

/** Words of the site that neither the German dictionary nor the list beside this file knows. */
export function checkSpelling(dist: string): string[] {
	const bekannt = new Set([...readFileSync(WORTLISTE, 'utf8').split('\n'), ...ownersWords()]);
	return [...texts(dist)].flatMap(([quelle, text]) => {
		const { stdout, stderr } = runTool(
			'hunspell',
			['-d', 'de_DE', '-i', 'utf-8', '-l'],
			'hunspell hunspell-de-de',
			text,
		);
		if (stderr !== '') throw new Error(`hunspell: ${stderr.trim()}`);
		return [...new Set(stdout.split('\n'))]
			.filter((wort) => wort !== '' && !bekannt.has(wort) && wort !== sheetName(quelle))
			.map((wort) => `${quelle}: „${wort}“`);
	});
}

function texts(dist: string): Map<string, string> {
	const html = (wurzel: string) =>
		readdirSync(wurzel, { recursive: true, encoding: 'utf8' })
			.filter((name) => name.endsWith('.html'))
			.map((name): [string, string] => {
				const text = visibleText(readFileSync(join(wurzel, name), 'utf8'));
				return [name, plain(text)];
			});
	const meldungen = MELDUNGEN.map((pfad): [string, string] => {
		const quelltext = readFileSync(join(import.meta.dirname, pfad), 'utf8');
		return [pfad, plain(germanStrings(quelltext))];
	});
	return new Map([...html(dist), ...html(VORLAGEN), ...meldungen]);
}

/** Sentences of a program: its strings of several words. */
function germanStrings(quelltext: string): string {
	const ohneKommentare = quelltext.replace(/\/\*[\s\S]*?\*\/|\/\/.*|^import .*$/gm, '');
	// What is filled in goes, too, even where it is a string with something filled in.
	const ohneWerte = ohneKommentare.replace(/\$\{(?:[^`{}]|`(?:[^`{}]|\$\{[^}]*\})*`)*\}/g, ' ');
	return (
		[...ohneWerte.matchAll(/'([^'\n]*)'|`([^`]*)`/g)]
			.map(([, einfach = '', vorlage = '']) => einfach || vorlage)
			.filter((text) => text.includes(' ') && !text.includes('charset='))
			// A command to type is no sentence.
			.map((text) => text.replace(/^npm run .*$/gm, ''))
			.join('\n')
	);
}

/** Without addresses and paths, which no dictionary knows, and without the stop that ends a line. */
function plain(text: string): string {
	const ADRESSEN = /\S+@\S+|https?:\S+|\S+\.(?:example|php|ts|txt|html|eu)\S*|(?<=^|\s)\/\S+/gm;
	return text.replace(ADRESSEN, ' ').replace(/\.(?=\s|$)/gm, ' ');
}

/** The footer names the sheet by the last part of its address, the home page by its own name. */
function sheetName(quelle: string): string {
	const name = basename(quelle, '.html');
	return name === 'index' ? 'home' : name;
}

/** The words of the owner's own data: his name is no misspelling. */
function ownersWords(): string[] {
	return JSON.stringify(inhaber).match(/[\p{L}\d-]+/gu) ?? [];
}
