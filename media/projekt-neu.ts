import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Manifest, readManifest } from '../src/lib/manifest.ts';
import {
	answerNames,
	askForMissing,
	complete,
	entryFile,
	faultsOfAnswers,
	forgetAnswers,
	readText,
} from './answers.ts';
import { captionsOf } from './default-script.ts';
import { type Answers, entryText, newEntry } from './entry.ts';
import { makeMedia } from './make-media.ts';
import { MediaError } from './media-error.ts';
import { missingForMedia, type Origin } from './requirements.ts';
import { dropOnExit, root, runCommand } from './run-command.ts';
import { type Explored, exploreUrl } from './take-url.ts';

const help = `npm run projekt:neu                fragt nach allem
npm run projekt:neu -- --kunde … --slug … --branche … --ziel … --website … --tools … --service … --beschreibung datei.txt
  [--url <adresse> | --originale <ordner>]   woher Bilder und Film kommen; sonst von der Website`;

await runCommand(async () => {
	if (process.argv.includes('--help') || process.argv.includes('--hilfe')) return console.log(help);
	const { url, originale: originals, ...others } = readFlags();
	// A copy on this machine is recorded, but not where visitors go.
	const given = url?.startsWith('https:') ? { website: url, ...others } : others;
	const lacking = await missingForMedia({ url, originale: originals });
	const asks = process.stdin.isTTY;
	if (asks && lacking.length > 0) throw new MediaError(lacking.join('\n'));
	// Nobody answers ten questions to hear then that the site cannot be taken.
	let explored: Explored | undefined;
	const visit = async (address: string) => {
		if (asks) console.log(`${address} wird besucht …`);
		explored = await exploreUrl(address, siteFolder(others.slug ?? ''));
		return captionsOf(explored.scriptFor(''));
	};
	const address = url ?? (originals ? undefined : given.website);
	let captions = lacking.length === 0 && address ? await visit(address) : [];
	const answers = asks
		? await askForMissing(given, root, async (website) => {
				if (!explored && !originals) captions = await visit(website);
				return captions;
			})
		: complete(given);
	const faults = [...(await faultsOfAnswers(answers, root)), ...lacking];
	if (faults.length > 0) {
		throw new MediaError(
			`Das neue Projekt ist noch nicht vollständig:\n${faults.map((line) => `  ${line}`).join('\n')}\n\n${help}`,
		);
	}
	const text = await readText(answers.beschreibung);
	const unterschriften = answers.unterschriften || captions.join(';');
	// Only now is it known where the owner's own logo and script lie.
	const own = !others.slug && existsSync(siteFolder(answers.slug));
	const seen = own ? undefined : explored;
	await add(
		{ ...answers, beschreibung: text, unterschriften },
		{ url, originale: originals },
		seen,
	);
	await forgetAnswers(root);
});

async function add(
	answers: Answers,
	{ url, originale: originals }: Origin,
	explored?: Explored,
): Promise<void> {
	const { slug } = answers;
	const file = entryFile(root, slug);
	const count = readdirSync(path.dirname(file)).filter((name) => name.endsWith('.yaml')).length;
	newEntry(answers, count);
	// An entry without pictures would stop every build, and pictures without one lie about.
	const folder = path.join(root, 'public/projekte', slug);
	const keep = existsSync(folder) ? () => undefined : dropOnExit(folder);
	await makeMedia(slug, {
		root,
		client: answers.kunde,
		url: url ?? (originals || hasSampleSite(slug) ? undefined : answers.website),
		explored,
		originale: originals,
		report: (line) => console.log(line),
	});
	await writeFile(file, entryText(newEntry(answers, count, await manifestOf(slug))));
	keep();
	console.log(`
Fertig. Bitte ansehen:
  ${path.relative(root, file)}  – stimmt jeder Satz?
  public/projekte/${slug}/  – gefallen Bilder und Film?
  npm run dev, dann http://localhost:4321/portfolio/${slug}
Was Ihr Kunde sagt (kundenstimme), Zahlen mit Quelle (ergebnis) und die frühere Website (vorher)
tragen Sie im selben Eintrag nach, wenn Sie sie haben: README, „Ein Projekt hinzufügen“.`);
}

async function manifestOf(slug: string): Promise<Manifest> {
	const file = path.join(root, 'public/projekte', slug, 'manifest.json');
	return readManifest(await readFile(file, 'utf8'));
}

/** Made for this portfolio and kept in media/; every other client has a site of their own. */
function hasSampleSite(slug: string): boolean {
	return existsSync(path.join(siteFolder(slug), 'index.html'));
}

function siteFolder(slug: string): string {
	return path.join(root, 'media', slug);
}

function readFlags(): Partial<Answers> & Origin {
	const names = [...answerNames, 'url', 'originale'];
	const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
	try {
		return parseArgs({ options }).values;
	} catch (ground) {
		throw new MediaError(`${ground instanceof Error ? ground.message : ground}\n\n${help}`);
	}
}
