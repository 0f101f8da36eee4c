import path from 'node:path';
import type { Proposal, Source } from '../../recorder/index.ts';
import { splitLogin } from '../../shared/login.ts';
import { OwnerError } from '../../shared/owner-error.ts';
import { ZIELE } from '../../shared/projekt-schema.ts';
import { hasTerminal, say, whileWaiting } from '../dialog.ts';
import { askForMissing, forgetAnswers, joinCaptions } from './ask-for-missing.ts';
import { answerNames, completeAnswers, requireAnswers, requireCaptions } from './check-answers.ts';
import { entryFile, slugsOfEntries } from './entries.ts';
import { type Answers, answerSchema, entryText } from './entry.ts';
import { recordingProgress } from './progress.ts';
import { ownFiles, recordProjekt } from './record-projekt.ts';
import { root, runCommand } from './run-command.ts';
import { fullUrl, sourceOf } from './source-of.ts';

const help = `npm run projekt:neu -- [www.kunde.de]   fragt nach allem
npm run projekt:neu -- --kunde … --slug … --website … --branche … --ziel ${ZIELE.join('|')} --tools … --service … --beschreibung datei.txt
  [--standort …] [--fuer …] [--jahr …] [--dauer …] [--freigabe 28.11.2026] [--bildnachweis …] [--kurz …] [--unterschriften …]
  [--url <adresse> | --originale <ordner>]   woher Bilder und Film kommen; sonst von der Website`;

/** Loaded only where it works: it brings a browser and much else. */
const recorder = () => import('../../recorder/index.ts');

/** Stands for the website that is yet to be named: all need the same programs. */
const ANY_WEBSITE = { url: 'https://www.kunde.de' };

/** A visit needs these; the other questions wait: nobody answers ten for a site that cannot be recorded. */
const beforeVisit = ['kunde', 'slug', 'website'] as const;
const afterVisit = answerNames.filter((name) => !beforeVisit.some((first) => first === name));

const names = [...answerNames, 'url', 'originale'];
const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));

await runCommand(help, options, async ({ values, positionals }) => {
	const { url: typed = positionals[0], originale, ...others } = values;
	const named = sourceOf({ url: typed, originale });
	const url = named && 'url' in named ? named.url : undefined;
	// A copy on this machine or behind a password can be recorded, but visitors need its public address.
	const isPublic = !others.website && url?.startsWith('https:') && !splitLogin(url).login;
	const given = completeAnswers(isPublic ? { ...others, website: url } : others);
	const recorded = isPublic ? undefined : url;
	const { checkRequirements } = await recorder();
	await checkRequirements(named ?? ANY_WEBSITE);
	if (!hasTerminal()) requireAnswers(given, root);

	const client = await askForMissing(beforeVisit, given, { root, recorded });
	const originals = named && 'pictures' in named;
	const found = originals ? await ofOriginals(named, client) : await visitWebsite(client, recorded);
	requireCaptions(given, found.captions.length);
	const answers = await askForMissing(afterVisit, found.client, { root, captions: found.captions });
	answers.unterschriften ||= joinCaptions(found.captions);

	const facts = answerSchema.parse(answers);
	const { slug, kunde } = facts;
	const { length: id } = await slugsOfEntries(root);
	const { notes } = await whileWaiting('Die Website wird aufgenommen', (tell) => {
		const inWords = recordingProgress(Date.now);
		return recordProjekt(slug, {
			source: found.source,
			explored: found.explored,
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

/** What is known before anything is recorded: from where, a caption for each picture, and what a visit found. */
type Found = { client: Answers; source: Source; captions: string[]; explored?: Proposal };

/** Visits the website; where that fails, says why and asks for its address again. */
async function visitWebsite(client: Answers, recorded: string | undefined): Promise<Found> {
	const { kunde, slug, website } = client;
	const url = recorded ?? fullUrl(website);
	const { script, logo } = await ownFiles(path.join(root, 'samples', slug));
	const { visit } = await recorder();
	try {
		const explored = await whileWaiting(`${splitLogin(url).address} wird besucht`, () =>
			visit(url, script, { client: kunde, logo }),
		);
		return { client, source: { url }, captions: explored.captions, explored };
	} catch (reason) {
		const canBeMended = reason instanceof OwnerError && !recorded && hasTerminal();
		if (!canBeMended) throw reason;
		say(reason.message);
		const again = await askForMissing(['website'], { ...client, website: '' }, { root });
		return visitWebsite(again, recorded);
	}
}

/** Finished pictures: a caption to change for each. */
async function ofOriginals(source: Source & { pictures: string }, client: Answers): Promise<Found> {
	const { originalsIn } = await recorder();
	const captions = originalsIn(source.pictures).map((_, i) =>
		i === 0 ? 'Startseite' : `Ansicht ${i + 1}`,
	);
	return { client, source, captions };
}
