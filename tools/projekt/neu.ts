import { readdirSync } from 'node:fs';
import path from 'node:path';
import { checkRequirements, type Proposal, visit } from '../../recorder/index.ts';
import { ZIELE } from '../../shared/projekt-schema.ts';
import { whileWaiting } from '../dialog.ts';
import { takeAnswers } from './answers.ts';
import { forgetAnswers } from './ask-for-missing.ts';
import { answerNames } from './check-answers.ts';
import { entryFile, slugsOfEntries } from './entries.ts';
import { type Answers, answerSchema, entryText } from './entry.ts';
import { recordingProgress } from './progress.ts';
import { ownFiles, recordProjekt } from './record-projekt.ts';
import { root, runCommand } from './run-command.ts';
import { fullUrl, sourceOf } from './source-of.ts';

const help = `npm run projekt:neu -- [www.kunde.de]   fragt nach allem
npm run projekt:neu -- --kunde … --slug … --website … --branche … --ziel ${ZIELE.join('|')} --tools … --service … --beschreibung datei.txt
  [--standort …] [--freigabe 28.11.2026] [--bildnachweis …] [--kurz …] [--unterschriften …]
  [--url <adresse> | --originale <ordner>]   woher Bilder und Film kommen; sonst von der Website`;

/** Stands for the website that is yet to be named: all need the same programs. */
const ANY_WEBSITE = { url: 'https://www.kunde.de' };

const names = [...answerNames, 'url', 'originale'];
const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));

await runCommand(help, options, async ({ values, positionals }) => {
	const { url: typed = positionals[0], originale, ...others } = values;
	const url = typed && fullUrl(typed);
	// A copy on this machine can be recorded, but visitors need its public address.
	const urlIsPublic = !others.website && url?.startsWith('https:');
	const given: Partial<Answers> = urlIsPublic ? { ...others, website: url } : others;
	const named = sourceOf({ ...(url && { url }), ...(originale && { originale }) });
	await checkRequirements(named ?? ANY_WEBSITE);
	// The visit comes before the other questions: nobody answers ten for a site that cannot be recorded.
	let explored: Proposal | undefined;
	const visitFirst = async ({ slug, kunde, website }: Answers): Promise<string[]> => {
		if (named && 'pictures' in named) return captionsOfPictures(named.pictures);
		const address = (!urlIsPublic && url) || fullUrl(website);
		const own = await ownFiles(path.join(root, 'samples', slug));
		const found = await whileWaiting(`${address} wird besucht`, () =>
			visit(address, own.script, { client: kunde, logo: own.logo }),
		);
		explored = found;
		return found.captions;
	};
	const recorded = url && !urlIsPublic ? url : undefined;
	const answers = await takeAnswers(given, root, visitFirst, recorded);
	const facts = answerSchema.parse(answers);
	const source = named ?? { url: facts.website };
	const { slug, kunde } = facts;
	const { length: id } = await slugsOfEntries(root);
	const { notes } = await whileWaiting('Die Website wird aufgenommen', (tell) => {
		const inWords = recordingProgress(Date.now);
		return recordProjekt(slug, {
			source,
			explored,
			root,
			client: kunde,
			onProgress: (progress) => tell(inWords(progress)),
			entry: (manifest) => entryText(facts, id, manifest),
		});
	});
	for (const note of notes) console.log(note);
	console.log(`
Fertig. Bitte ansehen:
  npm run dev, dann dort /portfolio/${slug}: Stimmt jeder Satz, gefallen Bilder und Film?
  Der Text steht in ${path.relative(root, entryFile(root, slug))}, die Bilder in public/projekte/${slug}/.
${laterOn(facts.freigabe)}`);
	await forgetAnswers(root);
});

/** What the entry can still be given. */
function laterOn(freigabe: string | undefined): string {
	const more =
		'Worte Ihres Kunden (kundenstimme) und Zahlen mit Quelle (ergebnis) tragen Sie in diesem Eintrag nach: docs/projekte.md.';
	if (freigabe) return more;
	return `Sobald er zugestimmt hat: npm run einrichten -- freigabe. ${more}`;
}

/** A caption to change for each finished picture of a folder. */
function captionsOfPictures(folder: string): string[] {
	const pictures = readdirSync(folder).filter((name) => /^bild-[1-5]\./i.test(name));
	return pictures.map((_, i) => (i === 0 ? 'Startseite' : `Ansicht ${i + 1}`));
}
