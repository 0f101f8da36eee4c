import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { messageOf, RecorderError } from '../../recorder/index.ts';
import { quote } from '../../shared/faults.ts';
import { DESCRIPTION_LENGTH, paragraphs } from '../../shared/projekt-schema.ts';
import { ask } from './ask.ts';
import { entryFile } from './entries.ts';
import { type Answers, answerSchema } from './entry.ts';

/** Names of the answers, in the order of the questions. */
export const answerNames = Object.keys(answerSchema.shape) as (keyof Answers)[];

/** Visits the website as soon as it is known, and proposes a caption for each picture. */
type Visit = (answers: Answers) => Promise<string[]>;

/** All answers for a new project; asks for those not given. Without a terminal throws RecorderError that names them. */
export async function takeAnswers(
	given: Partial<Answers>,
	root: string,
	visit: Visit,
): Promise<Answers> {
	const answers = completeAnswers(given);
	if (process.stdin.isTTY) return askForMissing(answers, root, visit);
	const faults = faultsOfAnswers(answers, root);
	if (faults.length > 0)
		throw new RecorderError(`Das neue Projekt ist noch nicht vollständig:\n${faults.join('\n')}`);
	const proposed = await visit(answers);
	answers.unterschriften ||= joinCaptions(proposed);
	const fault = faultOfCaptions(answers, proposed.length);
	if (fault) throw new RecorderError(`--unterschriften: ${fault}`);
	return answers;
}

/** Checks each answer at once. Keeps all in .cache until `forgetAnswers`, to propose them again after a failure. */
async function askForMissing(answers: Answers, root: string, visit: Visit): Promise<Answers> {
	const file = answersFile(root);
	const proposals: Partial<Answers> = existsSync(file)
		? JSON.parse(await readFile(file, 'utf8'))
		: {};
	await mkdir(path.dirname(file), { recursive: true });
	let pictures = 0;
	for (const name of answerNames) {
		for (;;) {
			if (answers[name] === '')
				answers[name] = await ask(`${questionOf(name, pictures)}: `, proposals[name]);
			let fault = faultOf(name, answers, root);
			if (name === 'website')
				fault ??= await messageOf(async () => {
					const captions = await visit(answers);
					pictures = captions.length;
					proposals.unterschriften = joinCaptions(captions);
				});
			if (name === 'unterschriften') fault ??= faultOfCaptions(answers, pictures);
			proposals[name] = answers[name];
			if (name === 'kunde') proposals.slug ??= slugOf(answers.kunde);
			if (!fault) break;
			console.log(`  Bitte noch einmal. ${fault}`);
			answers[name] = '';
		}
		await writeFile(file, JSON.stringify(proposals));
	}
	return answers;
}

function questionOf(name: keyof Answers, pictures: number): string {
	const count = name === 'unterschriften' && pictures > 0 ? `${pictures} ` : '';
	return `${count}${answerSchema.shape[name].description}`;
}

function faultOfCaptions({ unterschriften }: Answers, pictures: number): string | undefined {
	const count = unterschriften.split(';').filter((caption) => caption.trim()).length;
	if (count === 0 || count === pictures) return undefined;
	return `Erwartet ${pictures} Bildunterschriften, mit Semikolon getrennt; gefunden ${count}.`;
}

/** Proposes a short name from a client's: umlauts become two letters, spaces hyphens. */
export function slugOf(client: string): string {
	const letters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
	return client
		.toLowerCase()
		.replace(/\P{ASCII}/gu, (letter) => letters[letter] ?? letter)
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.replace(/[^a-z\d]+/g, '-')
		.replace(/^-|-$/g, '');
}

/** One answer for all captions; a semicolon separates them. */
function joinCaptions(captions: string[]): string {
	return captions.map((caption) => caption.replaceAll(';', ',')).join('; ');
}

/** Deletes the kept answers, once the project is complete. */
export async function forgetAnswers(root: string): Promise<void> {
	await rm(answersFile(root), { force: true });
}

function answersFile(root: string): string {
	return path.join(root, '.cache/projekt-neu.json');
}

/** All answers; '' for those not given. */
export function completeAnswers(given: Partial<Answers>): Answers {
	const empty = Object.fromEntries(answerNames.map((name) => [name, ''])) as Answers;
	return { ...empty, ...given };
}

/** One line for each answer that is missing or wrong. */
export function faultsOfAnswers(answers: Answers, root: string): string[] {
	return answerNames.flatMap((name) => {
		const fault = faultOf(name, answers, root);
		const what = answers[name] === '' ? 'fehlt' : quote(answers[name]);
		return fault ? [`--${name} ${what}: ${fault}`] : [];
	});
}

function faultOf(name: keyof Answers, answers: Answers, root: string): string | undefined {
	if (name === 'slug' && existsSync(entryFile(root, answers.slug)))
		return 'Ein Projekt dieses Kurznamens gibt es schon. Bitte einen anderen wählen.';
	const { error } = answerSchema.shape[name].safeParse(answers[name]);
	if (error) return `Erwartet ${error.issues[0]?.message}`;
	if (name !== 'kurz') return undefined;
	// Without `kurz`, search results show the first paragraph.
	const text = answerSchema.shape.beschreibung.safeParse(answers.beschreibung).data ?? '';
	const first = paragraphs(text)[0];
	const { length } = answers.kurz || first || '';
	const { least, most } = DESCRIPTION_LENGTH;
	if (length === 0 || (length >= least && length <= most)) return undefined;
	const what = answers.kurz ? 'Der Satz' : 'Der erste Absatz';
	return `${what} hat ${length} Zeichen, für Suchmaschinen sollen es ${least} bis ${most} sein. Bitte ändern${answers.kurz ? '' : ' oder hier einen eigenen Satz angeben'}.`;
}
