import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readManifest } from '../../shared/manifest.ts';
import { answerNames, entryFile, forgetAnswers, takeAnswers } from '../entries/answers.ts';
import { type Answers, answerSchema, entryText } from '../entries/entry.ts';
import { type MediaOptions, makeMedia } from '../make-media.ts';
import { captionsOf } from '../views/default-script.ts';
import { type Explored, exploreSite } from '../views/explore-site.ts';
import { type Origin, requireForMedia } from './requirements.ts';
import { dropOnExit, root, runCommand } from './run-command.ts';

const help = `npm run projekt:neu                fragt nach allem
npm run projekt:neu -- --kunde … --slug … --branche … --ziel … --website … --tools … --service … --beschreibung datei.txt
  [--url <adresse> | --originale <ordner>]   woher Bilder und Film kommen; sonst von der Website`;

const names = [...answerNames, 'url', 'originale'];
const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));

await runCommand(help, options, async ({ values }) => {
	const { url, originale, ...others }: Partial<Answers> & Origin = values;
	// A copy on this machine is recorded, but not where visitors go.
	const given = url?.startsWith('https:') ? { website: url, ...others } : others;
	await requireForMedia({ url, originale });
	// Nobody answers ten questions to hear then that the site cannot be taken.
	let explored: Explored | undefined;
	const visit = async ({ slug, kunde: client, website }: Answers): Promise<string[]> => {
		if (originale) return [];
		const address = url ?? website;
		console.log(`${address} wird besucht …`);
		explored = await exploreSite(address, path.join(root, 'samples', slug), client);
		return captionsOf(explored.script);
	};
	const answers = await takeAnswers(given, root, visit);
	await add(answers, originale ? { originale } : { url: url ?? answers.website, explored });
	await forgetAnswers(root);
});

async function add(answers: Answers, source: Partial<MediaOptions>): Promise<void> {
	const facts = answerSchema.parse(answers);
	const { slug, kunde: client } = facts;
	const file = entryFile(root, slug);
	const count = readdirSync(path.dirname(file)).filter((name) => name.endsWith('.yaml')).length;
	// An entry without pictures would stop every build, and pictures without one lie about.
	const folder = path.join(root, 'public/projekte', slug);
	const keep = existsSync(folder) ? () => undefined : dropOnExit(folder);
	await makeMedia(slug, { ...source, root, client, report: console.log });
	const manifest = readManifest(await readFile(path.join(folder, 'manifest.json'), 'utf8'));
	await writeFile(file, entryText(facts, count, manifest));
	keep();
	console.log(`
Fertig. Bitte ansehen:
  ${path.relative(root, file)}  – stimmt jeder Satz?
  public/projekte/${slug}/  – gefallen Bilder und Film?
  npm run dev, dann http://localhost:4321/portfolio/${slug}
Was Ihr Kunde sagt (kundenstimme), Zahlen mit Quelle (ergebnis) und die frühere Website (vorher)
tragen Sie im selben Eintrag nach, wenn Sie sie haben: README, „Ein Projekt hinzufügen“.`);
}
