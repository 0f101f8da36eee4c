import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'astro';
import { errorMessage } from '#shared/error-message.ts';
import { readManifest } from '#shared/manifest.ts';
import { checkOwner, readSiteFacts } from '../src/build/checks/check-owner.ts';
import { missingDescriptions } from '../src/build/checks/missing-descriptions.ts';
import { badLengths, lostAnchors } from '../src/build/checks/page-faults.ts';
import { weakContrasts } from '../src/build/checks/weak-contrasts.ts';
import { type Page, parsePage } from '../src/build/parse-page.ts';
import { readProjekte } from '../src/facts/read-projekte.ts';
import { leftOver } from './einrichten/left-over.ts';

/*
 * `npm run pruefen` checks what the owner changed: texts, colours, projects. Says in German what is
 * wrong and where; exits with 1 if anything is.
 */
const ROOT = process.cwd();
const TARGET = join(ROOT, '.cache/pruefen');
const css = readFileSync(join(ROOT, 'src/styles/tokens.css'), 'utf8');

const passed = [
	report('Einträge und Bilder', [
		...(await faultsOf(checkEntries)),
		// It throws where the optional facts or the questions are faulty.
		...(await faultsOf(() => import('../src/facts/texts.ts'))),
	]),
	report('Kontraste', weakContrasts(css)),
];
let done = 'Alles in Ordnung.';
// Faulty entries cannot be built, and what is not built cannot be read.
if (passed[0]) passed.push(report('Seiten und Verweise', await faultsOf(buildPages)));
if (passed[2]) {
	const pages = builtPages();
	const lengths = [...pages].flatMap(([name, page]) => badLengths(page, name));
	passed.push(report('Längen', lengths), report('Sprungziele', lostAnchors(pages)));
	const { standIns, ...facts } = readSiteFacts();
	if (standIns.length > 0) hint(`Noch vom Muster:\n${indent(leftOver(standIns))}`);
	const mayGoOnline = checkOwner({}, { ...facts, standIns: [] }, hint);
	if (standIns.length > 0 || !mayGoOnline)
		done =
			'Die Seiten sind in Ordnung; online gehen dürfen sie erst, wenn auch erledigt ist, was unter „Hinweis“ steht.';
}
rmSync(TARGET, { recursive: true, force: true });
const allPassed = passed.every(Boolean);
console.log(`\n${allPassed ? done : 'Bitte die Mängel oben beheben.'}`);
process.exitCode = allPassed ? 0 : 1;

/** Prints the result of one check; returns whether it found nothing. */
function report(subject: string, sentences: readonly string[]): boolean {
	console.log(`${sentences.length === 0 ? 'gut   ' : 'Mangel'}  ${subject}`);
	for (const sentence of sentences) console.log(`        ${sentence}`);
	return sentences.length === 0;
}

function indent(lines: readonly string[]): string {
	return lines.map((line) => `  ${line}`).join('\n');
}

function hint(text: string): void {
	console.log(`\nHinweis: ${text}`);
}

function checkEntries(): void {
	const faults = readProjekte().flatMap((projekt) => {
		const { slug } = projekt;
		const file = join(ROOT, 'public/projekte', slug, 'manifest.json');
		return missingDescriptions(projekt, readManifest(readFileSync(file, 'utf8'), slug));
	});
	if (faults.length > 0) throw new Error(faults.join('\n'));
}

function buildPages(): Promise<void> {
	return build({ root: ROOT, outDir: relative(ROOT, TARGET), logLevel: 'silent' });
}

function readBuilt(name: string): string {
	return readFileSync(join(TARGET, name), 'utf8');
}

function builtPages(): Map<string, Page> {
	const names = readdirSync(TARGET, { recursive: true, encoding: 'utf8' });
	const pages = names.filter((name) => name.endsWith('.html'));
	return new Map(pages.map((name) => [`/${name}`, parsePage(readBuilt(name))]));
}

/** The lines of the error that a check throws; none when it passes. */
async function faultsOf(check: () => unknown): Promise<string[]> {
	try {
		await check();
		return [];
	} catch (error) {
		return errorMessage(error).split('\n');
	}
}
