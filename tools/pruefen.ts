import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findOwnTexts, type OwnText } from '#shared/data-file.ts';
import { errorMessage } from '#shared/error-message.ts';
import { FACTS } from '#shared/owner-schema.ts';
import { readText } from '#shared/read-text.ts';
import { readSettingsFile, unknownNames } from '#shared/settings-file.ts';
import {
	taxContradictions,
	textsLeftOut,
	yearContradiction,
} from '../src/build/checks/contradictions.ts';
import { missingAlts } from '../src/build/checks/missing-alts.ts';
import { badLengths, lostAnchors } from '../src/build/checks/page-faults.ts';
import { weakContrasts } from '../src/build/checks/weak-contrasts.ts';
import { type Page, parsePage } from '../src/build/parse-page.ts';
import { readManifestOf } from '../src/facts/read-manifest-of.ts';
import { readProjekte } from '../src/facts/read-projekte.ts';
import { leftOver } from './einrichten/left-over.ts';
import { findChromium } from './find-chromium.ts';
import { runCommand } from './run-command.ts';
import { Site } from './site.ts';
import { widePages } from './wide-pages.ts';

/*
 * `npm run pruefen` checks what the owner changed: facts, texts, colours, projects. Says in German what is
 * wrong, where, and what asks again; exits with 1 if anything is. The schemas in shared/ say what a single field may
 * be.
 */
const ROOT = process.cwd();
const TARGET = join(ROOT, '.cache/pruefen');
const css = readFileSync(join(ROOT, 'src/styles/tokens.css'), 'utf8');

const help =
	'npm run pruefen   sagt, was noch fehlt oder nicht stimmt, und welcher Befehl danach fragt';

await runCommand(() => help, {}, checkAll);

async function checkAll(): Promise<void> {
	// Each reads its files as it is imported, and throws where they are faulty.
	const faultsOfFacts = await faultsOf(() => import('../shared/inhaber.ts'));
	const faultsOfTexts =
		faultsOfFacts.length > 0 ? [] : await faultsOf(() => import('../src/facts/texts.ts'));
	const sound = [
		report('Angaben und Texte', [...faultsOfFacts, ...faultsOfTexts]),
		report('Projekte und ihre Bilder', await faultsOf(faultsOfEntries)),
		report('Farben', weakContrasts(css)),
		report('Einstellungen', unknownSettings()),
	];
	// What is faulty cannot be built, and what is not built cannot be read.
	const isBuilt = sound.every(Boolean) && report('Bilder und Verweise', await faultsOf(buildPages));
	const verdict = isBuilt && (await checkPages());
	console.log(`\n${verdict || 'Bitte die Mängel oben beheben.'}`);
	process.exitCode = verdict ? 0 : 1;
}

/** Checks what was built. @returns what is said where nothing is wrong; undefined where something is */
async function checkPages(): Promise<string | undefined> {
	const { faultsBesideStandIns, inOneMessage, readSiteFacts } = await import(
		'../src/build/checks/check-owner.ts'
	);
	const { known } = await import('../src/facts/texts.ts');
	const pages = builtPages();
	const ofEach = (check: (page: Page, name: string) => string[]) =>
		[...pages].flatMap(([name, page]) => check(page, name));
	const facts = readSiteFacts();
	const { standIns, today } = facts;
	const { startJahr, freiwillig } = facts.inhaber;
	const own = ownTexts();
	const tax = freiwillig.preisrahmen?.umsatzsteuer;
	const title = own.filter(({ field }) => field === 'about.titel');
	const soundPages = [
		report('Längen', ofEach(badLengths)),
		report('Verweise innerhalb von Seiten', lostAnchors(pages)),
		report('Was zueinander passen muss', [
			...title.flatMap((text) => yearContradiction(text, startJahr, today)),
			...taxContradictions(own, tax),
		]),
	];
	if (findChromium())
		soundPages.push(report('Breite auf kleinen Telefonen', await widePages(TARGET, pages.keys())));
	else hint('Ob eine Seite für kleine Telefone zu breit ist, wird nur mit Chromium gemessen.');
	// A page may speak of others' prices, too.
	const onPages = taxContradictions(textsOfPages(), tax);
	if (onPages.length > 0) hint(`Nur wo Ihr eigener Preis gemeint ist:\n${indent(onPages)}`);
	const leftOut = textsLeftOut(own, known);
	if (leftOut.length > 0) hint(`Nicht auf der Website:\n${indent(leftOut)}`);
	if (standIns.length > 0)
		hint(`Noch vom Muster:\n${indent(leftOver(new Site(ROOT, today), standIns))}`);
	const others = faultsBesideStandIns(facts, {});
	if (others.length > 0) hint(inOneMessage(others));
	if (!soundPages.every(Boolean)) return undefined;
	return standIns.length === 0 && others.length === 0
		? 'Alles in Ordnung.'
		: 'Die Seiten sind in Ordnung; online gehen dürfen sie erst, wenn auch erledigt ist, was unter „Hinweis“ steht.';
}

/** Every text of facts and pages that the owner has written himself, with its place and what asks for it again. */
function ownTexts(): OwnText[] {
	const files = [FACTS, ...globSync('src/content/texte/*.yaml', { cwd: ROOT })];
	return files.flatMap((file) => findOwnTexts(file, readText(file, ROOT)));
}

function textsOfPages(): OwnText[] {
	return globSync('src/content/seiten/*.md', { cwd: ROOT }).map((file) => {
		return { field: '', place: file, text: readText(file, ROOT), ending: '.' };
	});
}

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

/** A setting under a name that nobody reads would have no effect, and nobody would say so. */
function unknownSettings(): string[] {
	return unknownNames(readSettingsFile('.env'), readSettingsFile('.env.example')).map(
		(name) =>
			`.env: gefunden „${name}“, das niemand kennt. Ein Schreibfehler? Die Namen stehen in .env.example.`,
	);
}

/** @throws where an entry is not as its schema has it */
function faultsOfEntries(): string[] {
	return readProjekte().flatMap((projekt) =>
		missingAlts(projekt, readManifestOf(ROOT, projekt.slug)),
	);
}

async function buildPages(): Promise<void> {
	// Loaded only here: it takes seconds.
	const { build } = await import('astro');
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

/** What a check finds, or the lines of the error that it throws. */
async function faultsOf(check: () => unknown): Promise<string[]> {
	try {
		const found = await check();
		return Array.isArray(found) ? found : [];
	} catch (error) {
		return errorMessage(error).split('\n');
	}
}
