import path from 'node:path';
import type { Proposal, Source } from '../../recorder/index.ts';
import { splitLogin } from '../../shared/login.ts';
import { OwnerError } from '../../shared/owner-error.ts';
import { ZIELE } from '../../shared/projekt-schema.ts';
import * as dialog from '../dialog.ts';
import { askAll } from '../question.ts';
import { countCaptions, requireCaptions } from './check-answers.ts';
import { entryFile, readEntries } from './entries.ts';
import { type Answers, answerNames, answerSchema, entryText } from './entry.ts';
import { KeptAnswers } from './kept-answers.ts';
import { recordingProgress } from './progress.ts';
import { joinCaptions, questionsOn } from './questions.ts';
import { ownFiles, recordProjekt } from './record-projekt.ts';
import { cancel, runCommand, site } from './run-command.ts';
import { fullUrl, sourceOf } from './source-of.ts';

const help = `npm run projekt:neu -- [www.kunde.de]   fragt nach allem
npm run projekt:neu -- --kunde … --slug … --website … --branche … --ziel ${ZIELE.join('|')} --tools … --service … --beschreibung datei.txt
  [--standort …] [--fuer …] [--jahr …] [--dauer …] [--freigabe 28.11.2026] [--bildnachweis …] [--kurz …] [--unterschriften …]
  [--url <adresse> | --originale <ordner>]   woher Bilder und Film kommen; sonst von der Website`;

/** Loaded only where it works: it brings a browser and much else. */
const recorder = () => import('../../recorder/index.ts');

/** Stands for the website that is yet to be named: all need the same programs. */
const ANY_WEBSITE = { url: 'https://www.kunde.de' };

const names = [...answerNames, 'url', 'originale'];
const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));

await runCommand(
	() => help,
	options,
	async ({ values, positionals }) => {
		const { url: typed = positionals[0], originale, ...others } = values;
		const named = sourceOf({ url: typed, originale });
		const url = named && 'url' in named ? named.url : undefined;
		// A copy on this machine or behind a password can be recorded, but visitors need its public address.
		const isPublic = !others.website && url?.startsWith('https:') && !splitLogin(url).login;
		const given: Partial<Answers> = isPublic ? { ...others, website: url } : others;
		const recorded = isPublic ? undefined : url;
		const { checkRequirements } = await recorder();
		await checkRequirements(named ?? ANY_WEBSITE);
		const { length: id } = readEntries(site);
		const draft = new KeptAnswers(site, given, dialog.hasTerminal());
		if (!dialog.hasTerminal()) draft.requireAll();
		const missing = dialog.hasTerminal() ? missingNames(draft, given) : [];

		await ask(draft, missing.filter(isNeededForVisit), recorded);
		const found =
			named && 'pictures' in named ? await ofOriginals(named) : await visitWebsite(draft, recorded);
		const { captions } = found;
		requireCaptions(given.unterschriften, captions.length);
		if (countCaptions(draft.answers.unterschriften) !== captions.length)
			draft.set('unterschriften', joinCaptions(captions));
		await ask(
			draft,
			missing.filter((name) => !isNeededForVisit(name)),
		);

		const facts = answerSchema.parse(draft.answers);
		const { slug, kunde } = facts;
		const { notes } = await dialog.whileWaiting('Die Website wird aufgenommen', (tell) => {
			const inWords = recordingProgress(Date.now);
			return recordProjekt(slug, {
				source: found.source,
				explored: found.explored,
				site,
				client: kunde,
				onProgress: (progress) => tell(inWords(progress)),
				entry: (manifest) => entryText(facts, id, manifest),
			});
		});
		for (const note of notes) console.log(note);
		console.log(`
Fertig. Bitte ansehen:
  npm run dev, dann dort /portfolio/${slug}: Stimmt jeder Satz, gefallen Bilder und Film?
  Der Text steht in ${entryFile(slug)}, die Bilder in public/projekte/${slug}/.
${laterOn(facts.freigabe)}`);
		draft.forget();
	},
);

/** What the entry can still be given. */
function laterOn(freigabe: string | undefined): string {
	const more =
		'Worte Ihres Kunden (kundenstimme) und Zahlen mit Quelle (ergebnis) tragen Sie in diesem Eintrag nach: docs/projekte.md.';
	if (freigabe) return more;
	return `Sobald er zugestimmt hat: npm run einrichten -- freigabe. ${more}`;
}

/** Which answers were not given with the command, or wrong, which is said. */
function missingNames(draft: KeptAnswers, given: Partial<Answers>): (keyof Answers)[] {
	return answerNames.filter((name) => {
		const fault = given[name] && draft.faultOf(name, given[name]);
		if (fault) dialog.say(`--${name}: ${fault}`);
		return !given[name] || fault;
	});
}

/** The other questions wait: nobody answers ten for a site that cannot be recorded. */
function isNeededForVisit(name: keyof Answers): boolean {
	return ['kunde', 'slug', 'website'].includes(name);
}

async function ask(
	draft: KeptAnswers,
	names: readonly (keyof Answers)[],
	recorded?: string,
): Promise<void> {
	if (await askAll(dialog, () => questionsOn(draft, names, recorded))) cancel();
}

/** What is known before anything is recorded: from where, a caption for each picture, and what a visit found. */
type Found = { source: Source; captions: string[]; explored?: Proposal };

/** Visits the website; where that fails, says why and asks for its address again. */
async function visitWebsite(draft: KeptAnswers, recorded: string | undefined): Promise<Found> {
	const { kunde, slug, website } = draft.answers;
	const url = recorded ?? fullUrl(website);
	const { script, logo } = await ownFiles(path.join(site.root, 'samples', slug));
	const { visit } = await recorder();
	try {
		const explored = await dialog.whileWaiting(`${splitLogin(url).address} wird besucht`, () =>
			visit(url, script, { client: kunde, logo }),
		);
		return { source: { url }, captions: explored.captions, explored };
	} catch (reason) {
		const canBeMended = reason instanceof OwnerError && !recorded && dialog.hasTerminal();
		if (!canBeMended) throw reason;
		dialog.say(reason.message);
		await ask(draft, ['website']);
		return visitWebsite(draft, recorded);
	}
}

/** Finished pictures: a caption to change for each. */
async function ofOriginals(source: Source & { pictures: string }): Promise<Found> {
	const { originalsIn } = await recorder();
	const captions = originalsIn(source.pictures).map((_, i) =>
		i === 0 ? 'Startseite' : `Ansicht ${i + 1}`,
	);
	return { source, captions };
}
