import path from 'node:path';
import type { Proposal, Source } from '../../recorder/index.ts';
import { splitLogin } from '../../shared/login.ts';
import { OwnerError } from '../../shared/owner-error.ts';
import { entryFile } from '../../shared/projekt-schema.ts';
import type * as terminal from '../dialog.ts';
import { askAll, type Dialog } from '../question.ts';
import { cancel } from '../run-command.ts';
import type { Site } from '../site.ts';
import { countCaptions, requireCaptions } from './check-answers.ts';
import { type Entry, readEntries } from './entries.ts';
import { type Answers, answerNames, answerSchema, entryText } from './entry.ts';
import { KeptAnswers } from './kept-answers.ts';
import { recordingProgress } from './progress.ts';
import { joinCaptions, projektQuestions } from './questions.ts';
import { ownFiles, type Recorder, recordProjekt } from './record-projekt.ts';
import { fullUrl } from './source-of.ts';

/** With what a project is added; tests have others. */
type Deps = {
	site: Site;
	dialog: Dialog & Pick<typeof terminal, 'hasTerminal' | 'whileWaiting'>;
	recorder: Recorder & Pick<typeof import('../../recorder/index.ts'), OfVisit>;
};
type OfVisit = 'checkRequirements' | 'originalsIn' | 'visit';

/** What the command says: where to record from, some answers, and the address recorded instead of the public one. */
type Options = {
	source: Source | undefined;
	given: Partial<Answers>;
	recorded: string | undefined;
};

/** Stands for the website that is yet to be named: all need the same programs. */
const ANY_WEBSITE = { url: 'https://www.kunde.de' };

/** Asks for all that a new project needs, records it, and writes pictures and entry together. */
export async function addProjekt({ source, given, recorded }: Options, deps: Deps): Promise<void> {
	const { site, dialog, recorder } = deps;
	await recorder.checkRequirements(source ?? ANY_WEBSITE);
	// An entry that cannot be read is told before anything is asked.
	readEntries(site);
	const isAsked = dialog.hasTerminal();
	const kept = new KeptAnswers(site, given, isAsked);
	if (!isAsked) kept.requireAll();
	const missing = isAsked ? missingNames(kept, given, dialog) : [];

	await ask(dialog, kept, missing.filter(isNeededForVisit), recorded);
	const found =
		source && 'pictures' in source
			? foundInOriginals(source, recorder)
			: await visitWebsite(kept, recorded, deps);
	requireCaptions(given.unterschriften, found.captions.length);
	if (countCaptions(kept.answers.unterschriften) !== found.captions.length)
		kept.set('unterschriften', joinCaptions(found.captions));
	const others = missing.filter((name) => !isNeededForVisit(name));
	await ask(dialog, kept, others);

	const facts = answerSchema.parse(kept.answers);
	const { notes } = await dialog.whileWaiting('Die Website wird aufgenommen', (tell) => {
		const inWords = recordingProgress(Date.now);
		return recordProjekt(facts.slug, {
			...{ site, recorder, source: found.source, explored: found.explored },
			client: facts.kunde,
			onProgress: (progress) => tell(inWords(progress)),
			entry: (manifest) => entryText(facts, idAfter(readEntries(site)), manifest),
		});
	});
	console.log([...notes, whatIsNext(facts)].join('\n'));
	kept.forget();
}

/** A new project comes last. Numbers may be missing before it, where projects were removed by hand. */
function idAfter(entries: Entry[]): number {
	const last = entries.at(-1);
	return last ? last.id + 1 : 0;
}

function whatIsNext({ slug, freigabe }: { slug: string; freigabe?: string | undefined }): string {
	const consent = freigabe ? '' : 'Sobald er zugestimmt hat: npm run einrichten -- freigabe. ';
	return `
Fertig. Bitte ansehen:
  npm run dev, dann dort /portfolio/${slug}: Stimmt jeder Satz, gefallen Bilder und Film?
  Der Text steht in ${entryFile(slug)}, die Bilder in public/projekte/${slug}/.
${consent}Worte Ihres Kunden (kundenstimme) und Zahlen mit Quelle (ergebnis) tragen Sie in diesem Eintrag nach: docs/projekte.md.`;
}

/** Which answers were not given with the command, or wrong, which is said. */
function missingNames(
	kept: KeptAnswers,
	given: Partial<Answers>,
	dialog: Dialog,
): (keyof Answers)[] {
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
	dialog: Dialog,
	kept: KeptAnswers,
	names: readonly (keyof Answers)[],
	recorded?: string,
): Promise<void> {
	if (await askAll(dialog, () => projektQuestions(kept, names, recorded))) cancel();
}

/** What is known before anything is recorded: from where, a caption for each picture, and what a visit found. */
type Found = { source: Source; captions: string[]; explored?: Proposal };

/** Visits the website; where that fails, says why and asks for its address again. */
async function visitWebsite(
	kept: KeptAnswers,
	recorded: string | undefined,
	deps: Deps,
): Promise<Found> {
	const { site, dialog, recorder } = deps;
	const { kunde, slug, website } = kept.answers;
	const url = recorded ?? fullUrl(website);
	const { script, logo } = await ownFiles(path.join(site.root, 'samples', slug), recorder);
	try {
		const explored = await dialog.whileWaiting(`${splitLogin(url).address} wird besucht`, () =>
			recorder.visit(url, script, { client: kunde, logo }),
		);
		return { source: { url }, captions: explored.captions, explored };
	} catch (reason) {
		const canBeMended = reason instanceof OwnerError && !recorded && dialog.hasTerminal();
		if (!canBeMended) throw reason;
		dialog.say(reason.message);
		await ask(dialog, kept, ['website']);
		return visitWebsite(kept, recorded, deps);
	}
}

/** Finished pictures: a caption to change for each. */
function foundInOriginals(
	source: Source & { pictures: string },
	{ originalsIn }: Deps['recorder'],
): Found {
	const captions = originalsIn(source.pictures).map((_, i) =>
		i === 0 ? 'Startseite' : `Ansicht ${i + 1}`,
	);
	return { source, captions };
}
