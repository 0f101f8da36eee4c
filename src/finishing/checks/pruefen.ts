import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'astro';
import { headlineFace } from '../../rendering/fonts/headline-face.ts';
import { type Page, parsePage } from '../parse-page.ts';
import { checkOwner, readSiteFacts } from './check-owner.ts';
import { missingPictures } from './missing-pictures.ts';
import { badLengths, lostAnchors, unknownLetters } from './page-faults.ts';
import { readProjekte } from './read-projekte.ts';
import { weakContrasts } from './weak-contrasts.ts';

/*
 * `npm run pruefen`: what an owner needs after changing words, colours or projects. Says in German
 * what is wrong and where; ends with 1 when anything is.
 */
const ROOT = process.cwd();
const TARGET = join(ROOT, '.cache/pruefen');
const css = readFileSync(join(ROOT, 'src/styles/tokens.css'), 'utf8');

const results = [
	report('Einträge und Bilder', [...entries(), ...(await ownFacts())]),
	report('Kontraste', weakContrasts(css)),
];
let online = true;
// Nothing is built from faulty entries.
if (results[0]) {
	results.push(report('Seiten und Verweise', await buildPages()));
	const pages = builtPages();
	const lengths = [...pages].flatMap(([name, page]) => badLengths(page, name));
	const known = new Set((await headlineFace()).flatMap(({ characters }) => [...characters]));
	const letters = [...pages].flatMap(([name, page]) => unknownLetters(page, name, known));
	results.push(
		report('Längen', lengths),
		report('Buchstaben', letters),
		report('Sprungziele', lostAnchors(pages)),
	);
	online = checkOwner({}, readSiteFacts(new Date()), (text) => console.log(`\nHinweis: ${text}`));
}
rmSync(TARGET, { recursive: true, force: true });
const good = results.every(Boolean);
const done = online
	? 'Alles in Ordnung.'
	: 'Die Seiten sind in Ordnung; online gehen dürfen sie erst, wenn auch der Hinweis erledigt ist.';
console.log(`\n${good ? done : 'Bitte die Mängel oben beheben.'}`);
process.exitCode = good ? 0 : 1;

/** Says what was looked at and what is wrong with it; whether nothing is. */
function report(was: string, sentences: readonly string[]): boolean {
	console.log(`${sentences.length === 0 ? 'gut   ' : 'Mangel'}  ${was}`);
	for (const sentence of sentences) console.log(`        ${sentence}`);
	return sentences.length === 0;
}

function entries(): string[] {
	const fileExists = (path: string) => existsSync(join(ROOT, 'public', path));
	try {
		return readProjekte().flatMap((projekt) => missingPictures(projekt, fileExists));
	} catch (error) {
		return linesOf(error);
	}
}

/** The optional facts and the photo are checked as they are read. */
async function ownFacts(): Promise<string[]> {
	try {
		await import('../../content-schema/foto.ts');
		return [];
	} catch (error) {
		return linesOf(error);
	}
}

async function buildPages(): Promise<string[]> {
	try {
		await build({ root: ROOT, outDir: relative(ROOT, TARGET), logLevel: 'silent' });
		return [];
	} catch (error) {
		return linesOf(error);
	}
}

function builtPages(): Map<string, Page> {
	if (!existsSync(TARGET)) return new Map();
	const names = readdirSync(TARGET, { recursive: true, encoding: 'utf8' });
	return new Map(
		names
			.filter((name) => name.endsWith('.html'))
			.map((name) => [`/${name}`, parsePage(readFileSync(join(TARGET, name), 'utf8'))]),
	);
}

function linesOf(error: unknown): string[] {
	return (error instanceof Error ? error.message : String(error)).split('\n');
}
