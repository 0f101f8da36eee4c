import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { zitat } from '../src/content/befund.ts';
import { absaetze, SERVICES, TOOLS, ZIELE } from '../src/content/schema.ts';
import { type Answers, faultOfAnswer } from './entry.ts';
import { MediaError } from './media-error.ts';

/** What search results show of a page, in characters. */
const shortLength = 160;

const questions: Record<keyof Answers, string> = {
	website: 'Adresse der Website (https://…)',
	kunde: 'Name des Kunden, wie Besucher ihn lesen',
	slug: 'Kurzname für Adresse und Ordner (nur a–z, 0–9, Bindestrich)',
	branche: 'Branche, ein oder zwei Wörter',
	ziel: `Ziel (${ZIELE.join(' oder ')})`,
	tools: `Verwendete Werkzeuge, mit Komma, wie man sie schreibt (${TOOLS.join(', ')} oder andere)`,
	service: `Leistungen, mit Komma (${SERVICES.join(', ')})`,
	beschreibung: 'Datei mit der Beschreibung (Text, mindestens drei Absätze)',
	kurz: `Ein Satz für Suchmaschinen, höchstens ${shortLength} Zeichen (leer: der erste Absatz)`,
	unterschriften: 'Bildunterschriften, eine je Bild, mit Semikolon (leer: der Vorschlag)',
};
const optional: (keyof Answers)[] = ['kurz', 'unterschriften'];

/** The names of what the owner is asked for, in this order. */
export const answerNames = Object.keys(questions) as (keyof Answers)[];

/**
 * Asks in the terminal for what was not given. An answer is judged at once, so that a wrong one costs
 * one line; all are kept in .cache until `forgetAnswers`, and offered again after a failure. `visit`
 * goes to the website named, if there is still need to, and returns the captions proposed.
 */
export async function askForMissing(
	given: Partial<Answers>,
	root: string,
	visit: (website: string) => Promise<string[]>,
): Promise<Answers> {
	const dialog = createInterface({ input: process.stdin, output: process.stdout });
	// It takes the key for itself, and while the site is visited nobody else would hear it.
	dialog.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
	const answers = complete({ ...(await offerKept(root, dialog)), ...given });
	let captions: string[] = [];
	const faultOfSite = () =>
		messageOf(async () => {
			captions = await visit(answers.website);
			return undefined;
		});
	const gone = answers.website && (await faultOfSite());
	if (gone) {
		console.log(`  ${gone}`);
		answers.website = '';
	}
	const open = answerNames.filter((name) => answers[name] === '');
	for (const name of open) {
		const proposal =
			name === 'unterschriften' && captions.length > 0
				? `\n  Vorschlag: ${captions.join('; ')}\n`
				: ': ';
		let fault: string | undefined;
		do {
			answers[name] = (await dialog.question(`${questions[name]}${proposal}`)).trim();
			fault = await faultOf(name, answers, root);
			if (name === 'website') fault ??= await faultOfSite();
			if (fault) console.log(`  Bitte noch einmal. ${fault}`);
		} while (fault);
		await mkdir(path.dirname(keptFile(root)), { recursive: true });
		await writeFile(keptFile(root), JSON.stringify(answers));
	}
	dialog.close();
	return answers;
}

/** After the project stands. */
export async function forgetAnswers(root: string): Promise<void> {
	await rm(keptFile(root), { force: true });
}

async function offerKept(
	root: string,
	dialog: { question: (text: string) => Promise<string> },
): Promise<Partial<Answers>> {
	if (!existsSync(keptFile(root))) return {};
	const kept: Partial<Answers> = JSON.parse(await readFile(keptFile(root), 'utf8'));
	const answer = await dialog.question(
		`Die Antworten von zuletzt (${kept.kunde || kept.website}) noch einmal nehmen? (Enter = ja, n = nein) `,
	);
	return /^n/i.test(answer.trim()) ? {} : kept;
}

function keptFile(root: string): string {
	return path.join(root, '.cache/projekt-neu.json');
}

/** All answers, '' for those not given. */
export function complete(given: Partial<Answers>): Answers {
	const empty = Object.fromEntries(answerNames.map((name) => [name, ''])) as Answers;
	return { ...empty, ...given };
}

/** A line for each answer that is missing or does not do. */
export async function faultsOfAnswers(answers: Answers, root: string): Promise<string[]> {
	const lines = answerNames.map(async (name) => {
		if (answers[name] === '' && !optional.includes(name))
			return `--${name} fehlt: ${questions[name]}`;
		const fault = await faultOf(name, answers, root);
		return fault && `--${name} ${zitat(answers[name])}: ${fault}`;
	});
	return (await Promise.all(lines)).filter((line) => line !== undefined);
}

/** Where the entry of a project lies. */
export function entryFile(root: string, slug: string): string {
	return path.join(root, 'src/content/projekte', `${slug}.yaml`);
}

/** The text of a description file. */
export async function readText(file: string): Promise<string> {
	if (existsSync(file)) return readFile(file, 'utf8');
	throw new MediaError(
		`Die Datei „${file}“ gibt es nicht. Bitte eine Textdatei mit mindestens drei Absätzen angeben.`,
	);
}

async function faultOf(
	name: keyof Answers,
	answers: Answers,
	root: string,
): Promise<string | undefined> {
	const answer = answers[name];
	return messageOf(async () => {
		if (name === 'slug' && existsSync(entryFile(root, answer)))
			return 'Ein Projekt dieses Kurznamens gibt es schon. Bitte einen anderen wählen.';
		if (name === 'kurz' && answer === '') return await faultOfFirst(answers.beschreibung);
		return faultOfAnswer(name, name === 'beschreibung' ? await readText(answer) : answer);
	});
}

/** What stands against it, whether returned or thrown. */
async function messageOf(judge: () => Promise<string | undefined>): Promise<string | undefined> {
	try {
		return await judge();
	} catch (reason) {
		if (!(reason instanceof MediaError)) throw reason;
		return reason.message;
	}
}

/** Without a sentence of their own, search results show the first paragraph: it must not be longer. */
async function faultOfFirst(file: string): Promise<string | undefined> {
	if (!existsSync(file)) return undefined;
	const length = absaetze(await readFile(file, 'utf8'))[0]?.length ?? 0;
	if (length <= shortLength) return undefined;
	return `Der erste Absatz hat ${length} Zeichen, Suchmaschinen zeigen ${shortLength}. Bitte ihn kürzen oder hier einen kürzeren Satz angeben.`;
}
