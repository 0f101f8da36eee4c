import { readdirSync } from 'node:fs';
import path from 'node:path';
import { checkRequirements, type Proposal, visit } from '../../recorder/index.ts';
import { ZIELE } from '../../shared/projekt-schema.ts';
import { answerNames, forgetAnswers, takeAnswers } from './answers.ts';
import { entryFile, slugsOfEntries } from './entries.ts';
import { type Answers, answerSchema, entryText } from './entry.ts';
import { ownFiles, recordProjekt } from './record-projekt.ts';
import { root, runCommand } from './run-command.ts';
import { fullUrl, sourceOf } from './source-of.ts';

const help = `npm run projekt:neu -- [www.kunde.de]   fragt nach allem
npm run projekt:neu -- --kunde … --slug … --website … --branche … --ziel ${ZIELE.join('|')} --tools … --service … --beschreibung datei.txt
  [--standort …] [--freigabe JJJJ-MM-TT] [--bildnachweis …] [--kurz …] [--unterschriften …]
  [--url <adresse> | --originale <ordner>]   woher Bilder und Film kommen; sonst von der Website`;

const names = [...answerNames, 'url', 'originale'];
const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));

await runCommand(help, options, async ({ values, positionals }) => {
	const { url: typed = positionals[0], originale, ...others } = values;
	const url = typed && fullUrl(typed);
	// A copy on this machine can be recorded, but visitors need its public address.
	const urlIsPublic = !others.website && url?.startsWith('https:');
	const given: Partial<Answers> = urlIsPublic ? { ...others, website: url } : others;
	const named = sourceOf({ ...(url && { url }), ...(originale && { originale }) });
	if (named) await checkRequirements(named);
	// The visit comes before the other questions: nobody answers ten for a site that cannot be recorded.
	let explored: Proposal | undefined;
	const visitFirst = async ({ slug, kunde, website }: Answers): Promise<string[]> => {
		if (named && 'pictures' in named) return captionsOfPictures(named.pictures);
		const address = (!urlIsPublic && url) || fullUrl(website);
		console.log(`${address} wird besucht …`);
		const own = await ownFiles(path.join(root, 'samples', slug));
		explored = await visit(address, own.script, { client: kunde, logo: own.logo });
		return explored.captions;
	};
	const answers = await takeAnswers(given, root, visitFirst);
	const facts = answerSchema.parse(answers);
	const source = named ?? { url: facts.website };
	const { slug, kunde } = facts;
	const { length: id } = await slugsOfEntries(root);
	await recordProjekt(slug, {
		source,
		explored,
		root,
		client: kunde,
		report: console.log,
		entry: (manifest) => entryText(facts, id, manifest),
	});
	console.log(`
Fertig. Bitte ansehen:
  ${path.relative(root, entryFile(root, slug))}  – stimmt jeder Satz?
  public/projekte/${slug}/  – gefallen Bilder und Film?
  npm run dev, dann dort /portfolio/${slug}
Was noch fehlt (freigabe: seine Zustimmung, kundenstimme: seine Worte, ergebnis: Zahlen mit
Quelle), tragen Sie im selben Eintrag nach, wenn Sie es haben: docs/projekte.md.`);
	await forgetAnswers(root);
});

/** A caption to change for each finished picture of a folder. */
function captionsOfPictures(folder: string): string[] {
	const pictures = readdirSync(folder).filter((name) => /^bild-[1-5]\./i.test(name));
	return pictures.map((_, i) => (i === 0 ? 'Startseite' : `Ansicht ${i + 1}`));
}
