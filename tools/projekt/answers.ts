import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { RecorderError } from '../../recorder/index.ts';
import { quote } from '../../shared/faults.ts';
import { DESCRIPTION_LENGTH, paragraphs } from '../../shared/projekt-schema.ts';
import { ask } from './ask.ts';
import { entryFile } from './entries.ts';
import { type Answers, answerSchema } from './entry.ts';

/** Names of the answers, in the order of the questions. */
export const answerNames = Object.keys(answerSchema.shape) as (keyof Answers)[];

/** The answers for a new project, on their way. */
export type Dialog = {
	answers: Answers;
	/** Those of an earlier attempt and those that follow from others, to be changed. */
	proposals: Partial<Answers>;
	root: string;
	/** Whether somebody is there to be asked. */
	asks: boolean;
};

/** Begins with the answers that are given. Without a terminal throws RecorderError that names those missing. */
export async function openDialog(given: Partial<Answers>, root: string): Promise<Dialog> {
	const answers = completeAnswers(given);
	const asks = process.stdin.isTTY;
	const faults = asks ? [] : faultsOfAnswers(answers, root);
	if (faults.length > 0)
		throw new RecorderError(`Das neue Projekt ist noch nicht vollständig:\n${faults.join('\n')}`);
	const file = answersFile(root);
	const isKept = asks && existsSync(file);
	return { answers, asks, root, proposals: isKept ? JSON.parse(await readFile(file, 'utf8')) : {} };
}

/** The answers that a visit of the website needs: nobody answers ten questions for a site that cannot be recorded. */
const needed = answerNames.slice(0, answerNames.indexOf('website') + 1);

export async function answerBeforeVisit(dialog: Dialog): Promise<Answers> {
	for (const name of needed) await answer(dialog, name, 0);
	return dialog.answers;
}

/** Asks for another address, because the website cannot be recorded. */
export async function answerWebsiteAgain(dialog: Dialog, fault: string): Promise<Answers> {
	reject(dialog, 'website', fault);
	await answer(dialog, 'website', 0);
	return dialog.answers;
}

/** All answers; a caption for each picture is proposed. Without a terminal throws RecorderError for a wrong number of them. */
export async function answerAfterVisit(dialog: Dialog, captions: string[]): Promise<Answers> {
	const { answers, proposals, asks } = dialog;
	proposals.unterschriften = joinCaptions(captions);
	if (asks) {
		const others = answerNames.filter((name) => !needed.includes(name));
		for (const name of others) await answer(dialog, name, captions.length);
		return answers;
	}
	answers.unterschriften ||= proposals.unterschriften;
	const fault = faultOfCaptions(answers, captions.length);
	if (fault) throw new RecorderError(`--unterschriften: ${fault}`);
	return answers;
}

/** Asks until the answer is right, and keeps all in .cache until `forgetAnswers`, to propose them again after a failure. */
async function answer(dialog: Dialog, name: keyof Answers, pictures: number): Promise<void> {
	const { answers, proposals, root, asks } = dialog;
	if (!asks) return;
	for (;;) {
		if (answers[name] === '')
			answers[name] = await ask(`${questionOf(name, pictures)}: `, proposals[name]);
		const wrongCount = name === 'unterschriften' && faultOfCaptions(answers, pictures);
		const fault = faultOf(name, answers, root) ?? (wrongCount || undefined);
		proposals[name] = answers[name];
		if (name === 'kunde') proposals.slug ??= slugOf(answers.kunde);
		if (!fault) break;
		reject(dialog, name, fault);
	}
	const file = answersFile(root);
	await mkdir(path.dirname(file), { recursive: true });
	await writeFile(file, JSON.stringify(proposals));
}

function reject({ answers }: Dialog, name: keyof Answers, fault: string): void {
	console.log(`  Bitte noch einmal. ${fault}`);
	answers[name] = '';
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
