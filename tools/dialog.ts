import { styleText } from 'node:util';
import { log, select, spinner, text, updateSettings } from '@clack/prompts';
import { OwnerError } from '../shared/owner-error.ts';

/* Every question that a command asks in the terminal. Ctrl-C, Ctrl-D and Escape end the command. */
updateSettings({ aliases: { '\u0004': 'cancel' } });

type Question = {
	question: string;
	/** Half a line on what the answer is for. */
	why?: string | undefined;
};

/** Asks for one line. `example` is shown, `given` is filled in to be changed; `check` returns what is wrong. */
export async function askText({
	example,
	given,
	check,
	...asked
}: Question & {
	example?: string | undefined;
	given?: string | undefined;
	check?: ((answer: string) => string | undefined) | undefined;
}): Promise<string> {
	const answer = await text({
		message: inWords(asked, '│  '),
		...(example && { placeholder: example }),
		...(given && { initialValue: given }),
		validate: (typed = '') => check?.(typed.trim()),
	});
	if (typeof answer === 'symbol') throw new DOMException('', 'AbortError');
	return answer.trim();
}

/** Asks to choose one; the first is taken by Enter unless `given` names another. */
export async function choose<Value extends string>(
	asked: Question & { given?: NoInfer<Value> | undefined },
	options: readonly (readonly [value: Value, label: string])[],
): Promise<Value> {
	const { given } = asked;
	const answer = await select<string>({
		message: inWords(asked),
		options: options.map(([value, label]) => ({ value, label })),
		showInstructions: false,
		...(given && { initialValue: given }),
	});
	const chosen = options.find(([value]) => value === answer);
	if (!chosen) throw new DOMException('', 'AbortError');
	return chosen[0];
}

/** Asks whether something may be done; Enter alone does nothing. */
export async function confirm(question: string): Promise<boolean> {
	const answer = await choose({ question }, [
		['nein', 'Nein'],
		['ja', 'Ja'],
	]);
	return answer === 'ja';
}

export function say(sentences: string): void {
	log.message(wrapped(sentences));
}

/** Begins a part of the dialog. */
export function headline(words: string): void {
	log.step(styleText('bold', words));
}

/** Shows that something takes a while: `tell` changes the words beside the moving sign. */
export async function whileWaiting<Result>(
	words: string,
	act: (tell: (words: string) => void) => Promise<Result>,
): Promise<Result> {
	if (!hasTerminal()) {
		console.log(words);
		return act(console.log);
	}
	// Ctrl-C ends the process from within the sign, with 0.
	const asCancelled = () => {
		process.exitCode = 130;
	};
	process.once('exit', asCancelled);
	const sign = spinner({ cancelMessage: 'Abgebrochen.', errorMessage: 'Nicht gelungen.' });
	sign.start(words);
	try {
		const result = await act((line) => sign.message(line));
		sign.stop(words);
		return result;
	} catch (reason) {
		sign.error(words);
		throw reason;
	} finally {
		process.off('exit', asCancelled);
	}
}

export function hasTerminal(): boolean {
	return process.stdin.isTTY && process.stdout.isTTY;
}

/** @throws OwnerError where nobody can be asked; `instead` says what to do */
export function requireTerminal(instead: string): void {
	if (!hasTerminal()) throw new OwnerError(`Hier ist kein Terminal, das fragen kann. ${instead}`);
}

/** `before` stands at the start of the second line, where the question does not set it by itself. */
function inWords({ question, why }: Question, before = ''): string {
	const reason = wrapped(why ?? '').replace(/^(?=.)/gm, before);
	return why ? `${question}\n${styleText('gray', reason)}` : question;
}

/** Breaks lines between words, so that they fit beside the dialog's bar. */
function wrapped(text: string): string {
	const width = (process.stdout.columns || 80) - 4;
	return text.replace(new RegExp(`(?=.{${width}})(.{1,${width}})[ ]+`, 'gu'), '$1\n');
}
