import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readManifest } from '../../shared/manifest.ts';
import { deleteOnExit } from '../delete-on-exit.ts';
import { answerNames, forgetAnswers, takeAnswers } from '../entries/answers.ts';
import { entryFile, slugsOfEntries } from '../entries/entries.ts';
import { type Answers, answerSchema, entryText } from '../entries/entry.ts';
import { recordProjekt } from '../record-projekt.ts';
import { captionsOf } from '../views/default-drehbuch.ts';
import { type Explored, exploreSite } from '../views/explore-site.ts';
import { checkRequirements } from './check-requirements.ts';
import { root, runCommand } from './run-command.ts';

const help = `npm run projekt:neu                fragt nach allem
npm run projekt:neu -- --kunde … --slug … --website … --branche … --ziel … --tools … --service … --beschreibung datei.txt
  [--standort …] [--freigabe JJJJ-MM-TT] [--bildnachweis …] [--kurz …] [--unterschriften …]
  [--url <adresse> | --originale <ordner>]   woher Bilder und Film kommen; sonst von der Website`;

const names = [...answerNames, 'url', 'originale'];
const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));

await runCommand(help, options, async ({ values }) => {
	const { url, originale, ...others } = values;
	// A copy on this machine can be recorded, but visitors need its public address.
	const urlIsPublic = !others.website && url?.startsWith('https:');
	const given: Partial<Answers> = urlIsPublic ? { ...others, website: url } : others;
	const copy = urlIsPublic ? undefined : url;
	await checkRequirements({ url, originals: originale });
	// The visit comes before the other questions: nobody answers ten for a site that cannot be recorded.
	let explored: Explored | undefined;
	const visit = async ({ slug, kunde, website }: Answers): Promise<string[]> => {
		if (originale) return [];
		const address = copy ?? website;
		console.log(`${address} wird besucht …`);
		explored = await exploreSite(address, path.join(root, 'samples', slug), kunde);
		return captionsOf(explored.drehbuch);
	};
	const answers = await takeAnswers(given, root, visit);
	const source = originale ? { originals: originale } : { url: copy ?? answers.website, explored };
	const facts = answerSchema.parse(answers);
	const { slug, kunde } = facts;
	const file = entryFile(root, slug);
	const { length: id } = await slugsOfEntries(root);
	// Pictures without an entry must not stay behind, and an entry without pictures would stop every build.
	const folder = path.join(root, 'public/projekte', slug);
	const cancelDeletion = existsSync(folder) ? () => undefined : deleteOnExit(folder);
	await recordProjekt(slug, { ...source, root, client: kunde, report: console.log });
	const manifest = readManifest(await readFile(path.join(folder, 'manifest.json'), 'utf8'));
	await writeFile(file, entryText(facts, id, manifest));
	cancelDeletion();
	console.log(`
Fertig. Bitte ansehen:
  ${path.relative(root, file)}  – stimmt jeder Satz?
  public/projekte/${slug}/  – gefallen Bilder und Film?
  npm run dev, dann dort /portfolio/${slug}
Seine Zustimmung (freigabe), seine Worte (kundenstimme), Zahlen mit Quelle (ergebnis) und die frühere Website (vorher)
tragen Sie im selben Eintrag nach, wenn Sie sie haben: docs/projekte.md.`);
	await forgetAnswers(root);
});
