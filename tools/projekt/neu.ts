import { readdirSync } from 'node:fs';
import path from 'node:path';
import { checkRequirements, type Proposal, RecorderError, visit } from '../../recorder/index.ts';
import { ZIELE } from '../../shared/projekt-schema.ts';
import {
	answerAfterVisit,
	answerBeforeVisit,
	answerNames,
	answerWebsiteAgain,
	type Dialog,
	forgetAnswers,
	openDialog,
} from './answers.ts';
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
	const dialog = await openDialog(given, root);
	const first = await answerBeforeVisit(dialog);
	const pictures = named && 'pictures' in named ? named : undefined;
	const copy = urlIsPublic ? undefined : url;
	const explored = pictures ? undefined : await explore(dialog, first, copy);
	const captions = explored?.captions ?? captionsOfPictures(pictures?.pictures ?? '');
	const answers = await answerAfterVisit(dialog, captions);
	const facts = answerSchema.parse(answers);
	const source = pictures ?? { url: copy ?? facts.website };
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

/** Visits the client's website, or the copy of it at `copy`; one that cannot be recorded is asked for again where somebody is there. */
async function explore(
	dialog: Dialog,
	answers: Answers,
	copy: string | undefined,
): Promise<Proposal> {
	const { slug, kunde, website } = answers;
	const address = copy ?? fullUrl(website);
	console.log(`${address} wird besucht …`);
	const own = await ownFiles(path.join(root, 'samples', slug));
	try {
		return await visit(address, own.script, { client: kunde, logo: own.logo });
	} catch (reason) {
		if (!dialog.asks || copy || !(reason instanceof RecorderError)) throw reason;
		return explore(dialog, await answerWebsiteAgain(dialog, reason.message), copy);
	}
}

/** A caption to change for each finished picture of a folder. */
function captionsOfPictures(folder: string): string[] {
	const pictures = readdirSync(folder).filter((name) => /^bild-[1-5]\./i.test(name));
	return pictures.map((_, i) => (i === 0 ? 'Startseite' : `Ansicht ${i + 1}`));
}
