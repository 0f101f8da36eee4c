import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'astro';
import { GERMAN_DATE } from '#shared/german-time.ts';
import { readManifest } from '#shared/manifest.ts';
import { checkOwner, readSiteFacts } from '../src/build/checks/check-owner.ts';
import { badLengths, lostAnchors, unknownLetters } from '../src/build/checks/page-faults.ts';
import { undescribedPictures } from '../src/build/checks/undescribed-pictures.ts';
import { type Page, parsePage } from '../src/build/parse-page.ts';
import { weakContrasts } from '../src/content-schema/read-colours.ts';
import { readProjekte } from '../src/content-schema/read-projekte.ts';

/*
 * `npm run pruefen` checks what the owner changed: texts, colours, projects. Says in German what is
 * wrong and where; exits with 1 if anything is.
 */
const ROOT = process.cwd();
const TARGET = join(ROOT, '.cache/pruefen');
const css = readFileSync(join(ROOT, 'src/styles/tokens.css'), 'utf8');

const passed = [
	report('Einträge und Bilder', [
		...(await faultsOf(entryFaults)),
		...(await faultsOf(readOptionalFacts)),
	]),
	report('Kontraste', weakContrasts(css)),
];
let mayGoOnline = true;
// Faulty entries cannot be built.
if (passed[0]) {
	passed.push(report('Seiten und Verweise', await faultsOf(buildPages)));
	const pages = builtPages();
	const lengths = [...pages].flatMap(([name, page]) => badLengths(page, name));
	const letters = [...pages].flatMap(([name, page]) => unknownLetters(page, name));
	passed.push(
		report('Längen', lengths),
		report('Buchstaben', letters),
		report('Sprungziele', lostAnchors(pages)),
	);
	mayGoOnline = checkOwner({}, readSiteFacts(), hint);
	const [, end] = /^Expires: (.+)$/m.exec(readBuilt('.well-known/security.txt')) ?? [];
	if (end)
		hint(
			`security.txt eines heutigen Baus gilt bis ${GERMAN_DATE.format(new Date(end))}. Bitte vorher neu bauen.`,
		);
}
rmSync(TARGET, { recursive: true, force: true });
const allPassed = passed.every(Boolean);
const done = mayGoOnline
	? 'Alles in Ordnung.'
	: 'Die Seiten sind in Ordnung; online gehen dürfen sie erst, wenn auch der Hinweis erledigt ist.';
console.log(`\n${allPassed ? done : 'Bitte die Mängel oben beheben.'}`);
process.exitCode = allPassed ? 0 : 1;

/** Prints the result of one check; returns whether it found nothing. */
function report(subject: string, sentences: readonly string[]): boolean {
	console.log(`${sentences.length === 0 ? 'gut   ' : 'Mangel'}  ${subject}`);
	for (const sentence of sentences) console.log(`        ${sentence}`);
	return sentences.length === 0;
}

function hint(text: string): void {
	console.log(`\nHinweis: ${text}`);
}

async function entryFaults(): Promise<string[]> {
	return readProjekte().flatMap((projekt) => {
		const file = join(ROOT, 'public/projekte', projekt.metadaten.url, 'manifest.json');
		return undescribedPictures(projekt, readManifest(readFileSync(file, 'utf8')));
	});
}

/** The module throws where the optional facts are faulty. */
async function readOptionalFacts(): Promise<string[]> {
	await import('../src/content-schema/owner-facts.ts');
	return [];
}

async function buildPages(): Promise<string[]> {
	await build({ root: ROOT, outDir: relative(ROOT, TARGET), logLevel: 'silent' });
	return [];
}

function readBuilt(name: string): string {
	return readFileSync(join(TARGET, name), 'utf8');
}

function builtPages(): Map<string, Page> {
	if (!existsSync(TARGET)) return new Map();
	const names = readdirSync(TARGET, { recursive: true, encoding: 'utf8' });
	return new Map(
		names
			.filter((name) => name.endsWith('.html'))
			.map((name) => [`/${name}`, parsePage(readBuilt(name))]),
	);
}

/** What a check found; if it throws, the lines of its error. */
async function faultsOf(check: () => Promise<string[]>): Promise<string[]> {
	try {
		return await check();
	} catch (error) {
		return (error instanceof Error ? error.message : String(error)).split('\n');
	}
}
