import path from 'node:path';
import { splitLogin } from '#shared/login.ts';
import { OwnerError } from '#shared/owner-error.ts';
import { entryFile } from '#shared/projekt-schema.ts';
import type { Proposal, Source } from '../../recorder/index.ts';
import type * as terminal from '../dialog.ts';
import { askAll, type Dialog } from '../question.ts';
import { cancel } from '../run-command.ts';
import type { Site } from '../site.ts';
import { type Entry, readEntries } from './entries.ts';
import { type Answers, answerNames, answerSchema, entryText } from './entry.ts';
import { KeptAnswers } from './kept-answers.ts';
import { recordingProgress } from './progress.ts';
import { joinCaptions, projektQuestions, splitCaptions } from './questions.ts';
import { ownFiles, type Recorder, recordProjekt } from './record-projekt.ts';
import { fullUrl, type Said } from './source-of.ts';

/** What a project is added with; tests have others. */
type Outside = {
	site: Site;
	dialog: Dialog & Pick<typeof terminal, 'whileWaiting'>;
	recorder: Recorder & Pick<typeof import('../../recorder/index.ts'), OfVisit>;
};
type OfVisit = 'checkRequirements' | 'originalsIn' | 'visit';

/** Stands for the website that is yet to be named: all need the same programs. */
const ANY_WEBSITE = { url: 'https://www.kunde.de' };

/** The other questions wait: nobody answers ten for a site that cannot be recorded. */
const NEEDED_FOR_VISIT: readonly (keyof Answers)[] = ['kunde', 'slug', 'website'];

/** Asks for all that a new project needs, records it, and writes pictures and entry together. */
export async function addProjekt(
	{ source, website, recorded }: Said,
	outside: Outside,
): Promise<void> {
	const { site, dialog, recorder } = outside;
	await recorder.checkRequirements(source ?? ANY_WEBSITE);
	// An entry that cannot be read is told before anything is asked.
	readEntries(site);
	const kept = new KeptAnswers(site, website);

	await ask(dialog, kept, website ? ['kunde', 'slug'] : NEEDED_FOR_VISIT, recorded);
	const found =
		source && 'pictures' in source
			? foundInOriginals(source, recorder)
			: await visitWebsite(kept, recorded, outside);
	if (splitCaptions(kept.answers.unterschriften).length !== found.captions.length)
		kept.set('unterschriften', joinCaptions(found.captions));
	await ask(
		dialog,
		kept,
		answerNames.filter((name) => !NEEDED_FOR_VISIT.includes(name)),
	);

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

/** Asks those of questions.ts that have these names. */
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
	outside: Outside,
): Promise<Found> {
	const { site, dialog, recorder } = outside;
	const { kunde, slug, website } = kept.answers;
	const url = recorded ?? fullUrl(website);
	const { script, logo } = await ownFiles(path.join(site.root, 'samples', slug), recorder);
	try {
		const explored = await dialog.whileWaiting(`${splitLogin(url).address} wird besucht`, () =>
			recorder.visit(url, script, { client: kunde, logo }),
		);
		for (const note of explored.notes) dialog.say(`Hinweis: ${note}`);
		return { source: { url }, captions: explored.captions, explored };
	} catch (reason) {
		if (!(reason instanceof OwnerError) || recorded) throw reason;
		dialog.say(reason.message);
		await ask(dialog, kept, ['website']);
		return visitWebsite(kept, recorded, outside);
	}
}

/** Finished pictures: a caption to change for each. */
function foundInOriginals(
	source: Source & { pictures: string },
	{ originalsIn }: Outside['recorder'],
): Found {
	const captions = originalsIn(source.pictures).map((_, i) =>
		i === 0 ? 'Startseite' : `Ansicht ${i + 1}`,
	);
	return { source, captions };
}
