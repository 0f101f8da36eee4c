import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inhaber } from '#shared/inhaber.ts';
import { runTool } from './run-tool.ts';
import { visibleText } from './visible-text.ts';

const WORD_LIST = join(import.meta.dirname, 'words.txt');
/** The clients' sites: read by visitors in the pictures and films made of them. */
const TEMPLATES = join(import.meta.dirname, '../samples');
/** What the service says and writes, its own words only. */
const MESSAGES = ['../service/routes/replies.ts', '../service/mail/compose.ts'];

/** Words of the site that neither the German dictionary nor the list beside this file knows. */
export function checkSpelling(dist: string): string[] {
	const known = new Set([...readFileSync(WORD_LIST, 'utf8').split('\n'), ...ownersWords()]);
	return [...texts(dist)].flatMap(([source, text]) => {
		const { stdout, stderr } = runTool(
			'hunspell',
			['-d', 'de_DE', '-i', 'utf-8', '-l'],
			'hunspell hunspell-de-de',
			text,
		);
		if (stderr !== '') throw new Error(`hunspell: ${stderr.trim()}`);
		return [...new Set(stdout.split('\n'))]
			.filter((word) => word !== '' && !known.has(word) && word !== sheetName(source))
			.map((word) => `${source}: „${word}“`);
	});
}

function texts(dist: string): Map<string, string> {
	const html = (root: string) =>
		readdirSync(root, { recursive: true, encoding: 'utf8' })
			.filter((name) => name.endsWith('.html'))
			.map((name): [string, string] => {
				const text = visibleText(readFileSync(join(root, name), 'utf8'));
				return [name, plain(text)];
			});
	const messages = MESSAGES.map((path): [string, string] => {
		const sourceText = readFileSync(join(import.meta.dirname, path), 'utf8');
		return [path, plain(germanStrings(sourceText))];
	});
	return new Map([...html(dist), ...html(TEMPLATES), ...messages]);
}

/** Sentences of a program: its strings of several words. */
function germanStrings(sourceText: string): string {
	const withoutComments = sourceText.replace(/\/\*[\s\S]*?\*\/|\/\/.*|^import .*$/gm, '');
	// What is filled in goes, too, even where it is a string with something filled in.
	const withoutValues = withoutComments.replace(
		/\$\{(?:[^`{}]|`(?:[^`{}]|\$\{[^}]*\})*`)*\}/g,
		' ',
	);
	return (
		[...withoutValues.matchAll(/'([^'\n]*)'|`([^`]*)`/g)]
			.map(([, simple = '', template = '']) => simple || template)
			.filter((text) => text.includes(' ') && !text.includes('charset='))
			// A command to type is no sentence.
			.map((text) => text.replace(/^npm run .*$/gm, ''))
			.join('\n')
	);
}

/** Without addresses and paths, which no dictionary knows, and without the stop that ends a line. */
function plain(text: string): string {
	const ADDRESSES = /\S+@\S+|https?:\S+|\S+\.(?:example|php|ts|txt|html|eu)\S*|(?<=^|\s)\/\S+/gm;
	return text.replace(ADDRESSES, ' ').replace(/\.(?=\s|$)/gm, ' ');
}

/** The footer names the sheet by the last part of its address, the home page by its own name. */
function sheetName(source: string): string {
	const name = basename(source, '.html');
	return name === 'index' ? 'home' : name;
}

/** The words of the owner's own data: his name is no misspelling. */
function ownersWords(): string[] {
	return JSON.stringify(inhaber).match(/[\p{L}\d-]+/gu) ?? [];
}
