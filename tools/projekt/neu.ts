import path from 'node:path';
import type { z } from 'zod';
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
		const { named, given, recorded } = namedBy({ url: positionals[0], ...values });
		const { checkRequirements } = await recorder();
		await checkRequirements(named ?? ANY_WEBSITE);
		// One that cannot be read is told before anything is asked.
		const { length: id } = readEntries(site);
		const isAsked = dialog.hasTerminal();
		const kept = new KeptAnswers(site, given, isAsked);
		if (!isAsked) kept.requireAll();
		const missing = isAsked ? missingNames(kept, given) : [];

		await ask(kept, missing.filter(isNeededForVisit), recorded);
		const found =
			named && 'pictures' in named ? await ofOriginals(named) : await visitWebsite(kept, recorded);
		requireCaptions(given.unterschriften, found.captions.length);
		if (countCaptions(kept.answers.unterschriften) !== found.captions.length)
			kept.set('unterschriften', joinCaptions(found.captions));
		const others = missing.filter((name) => !isNeededForVisit(name));
		await ask(kept, others);

		const facts = answerSchema.parse(kept.answers);
		for (const note of await recordNew(facts, id, found)) console.log(note);
		console.log(`
Fertig. Bitte ansehen:
  npm run dev, dann dort /portfolio/${facts.slug}: Stimmt jeder Satz, gefallen Bilder und Film?
  Der Text steht in ${entryFile(facts.slug)}, die Bilder in public/projekte/${facts.slug}/.
${laterOn(facts.freigabe)}`);
		kept.forget();
	},
);

/** What the command says: from where to record, what is answered, and the address that is recorded instead of the public one. */
function namedBy({ url, originale, ...others }: Record<string, string | undefined>) {
	const named = sourceOf({ url, originale });
	const address = named && 'url' in named ? named.url : undefined;
	// A copy on this machine or behind a password can be recorded, but visitors need its public address.
	const isPublic = !others.website && address?.startsWith('https:') && !splitLogin(address).login;
	const given: Partial<Answers> = isPublic ? { ...others, website: address } : others;
	return { named, given, recorded: isPublic ? undefined : address };
}

/** Records the website and writes pictures and entry. Returns what the owner should know. */
async function recordNew(
	facts: z.output<typeof answerSchema>,
	id: number,
	{ source, explored }: Found,
): Promise<string[]> {
	const { notes } = await dialog.whileWaiting('Die Website wird aufgenommen', (tell) => {
		const inWords = recordingProgress(Date.now);
		return recordProjekt(facts.slug, {
			source,
			explored,
			site,
			client: facts.kunde,
			onProgress: (progress) => tell(inWords(progress)),
			entry: (manifest) => entryText(facts, id, manifest),
		});
	});
	return notes;
}

/** What the entry can still be given. */
function laterOn(freigabe: string | undefined): string {
	const more =
		'Worte Ihres Kunden (kundenstimme) und Zahlen mit Quelle (ergebnis) tragen Sie in diesem Eintrag nach: docs/projekte.md.';
	if (freigabe) return more;
	return `Sobald er zugestimmt hat: npm run einrichten -- freigabe. ${more}`;
}

/** Which answers were not given with the command, or wrong, which is said. */
function missingNames(kept: KeptAnswers, given: Partial<Answers>): (keyof Answers)[] {
	return answerNames.filter((name) => {
		const fault = given[name] && kept.faultOf(name, given[name]);
		if (fault) dialog.say(`--${name}: ${fault}`);
		return !given[name] || fault;
	});
}

/** The other questions wait: nobody answers ten for a site that cannot be recorded. */
function isNeededForVisit(name: keyof Answers): boolean {
	return ['kunde', 'slug', 'website'].includes(name);
}

async function ask(
	kept: KeptAnswers,
	names: readonly (keyof Answers)[],
	recorded?: string,
): Promise<void> {
	if (await askAll(dialog, () => questionsOn(kept, names, recorded))) cancel();
}

/** What is known before anything is recorded: from where, a caption for each picture, and what a visit found. */
type Found = { source: Source; captions: string[]; explored?: Proposal };

/** Visits the website; where that fails, says why and asks for its address again. */
async function visitWebsite(kept: KeptAnswers, recorded: string | undefined): Promise<Found> {
	const { kunde, slug, website } = kept.answers;
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
		await ask(kept, ['website']);
		return visitWebsite(kept, recorded);
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
