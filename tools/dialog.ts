import { styleText } from 'node:util';
import { intro, log, outro, select, spinner, text, updateSettings } from '@clack/prompts';
import { OwnerError } from '#shared/owner-error.ts';

/* Every question that a command asks in the terminal. Whoever leaves with Ctrl-C, Ctrl-D or Escape answers undefined. */
updateSettings({ aliases: { '\u0004': 'cancel' } });

/** How a question is worded. */
export type Wording = {
	/** What it settles, in the owner's words. */
	label: string;
	/** What the answer is for, and how it is typed. */
	help?: string;
};

/**
 * Asks for one line until it means something. `sample` is shown, `own` is filled in to be changed.
 * @param take returns what a line means, or says in a sentence what is wrong with it
 */
export async function askText<Answer extends object>({
	sample,
	own,
	take,
	...wording
}: Wording & {
	sample: string;
	own: string;
	take: (typed: string) => Answer | string | Promise<Answer | string>;
}): Promise<Answer | undefined> {
	let meant: Answer | undefined;
	const faultIn = (answer: Answer | string) => {
		if (typeof answer === 'string') return answer;
		meant = answer;
		return undefined;
	};
	const typed = await text({
		message: inWords(wording, '│  '),
		placeholder: sample,
		initialValue: own,
		validate(typed = '') {
			const answer = take(typed.trim());
			// The terminal says “Validating...” while it waits: only where there is something to wait for.
			return answer instanceof Promise ? answer.then(faultIn) : faultIn(answer);
		},
	});
	return typeof typed === 'symbol' ? undefined : meant;
}

/** Asks to choose one; the first is taken by Enter. */
export async function choose<Value>(
	wording: Wording,
	choices: readonly (readonly [label: string, value: Value])[],
): Promise<Value | undefined> {
	const answer = await select<number>({
		message: inWords(wording),
		options: choices.map(([label], value) => ({ value, label })),
		showInstructions: false,
	});
	return typeof answer === 'symbol' ? undefined : choices[answer]?.[1];
}

/** Asks whether something may be done; Enter alone does nothing. */
export function confirm(label: string): Promise<boolean | undefined> {
	return choose({ label }, [
		['Nein', false],
		['Ja', true],
	]);
}

/** Stands above and below all that is asked. */
export { intro, outro };

export function say(sentences: string): void {
	log.message(wrapped(sentences));
}

/** Begins a part of the dialog. */
export function headline(title: string): void {
	log.step(styleText('bold', title));
}

/** Shows that a task takes a while: `tell` changes what stands beside the moving sign. */
export async function whileWaiting<Result>(
	task: string,
	act: (tell: (step: string) => void) => Promise<Result>,
): Promise<Result> {
	// Ctrl-C ends the process from within the sign, with 0.
	const asCancelled = () => {
		process.exitCode ||= 130;
	};
	process.once('exit', asCancelled);
	const sign = spinner({ cancelMessage: 'Abgebrochen.', errorMessage: 'Nicht gelungen.' });
	sign.start(task);
	try {
		const result = await act((step) => sign.message(step));
		sign.stop(task);
		return result;
	} catch (reason) {
		sign.error(task);
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

/** clack's `text` does not draw its bar before further lines: `before` is that bar. */
function inWords({ label, help }: Wording, before = ''): string {
	const reason = wrapped(help ?? '').replace(/^(?=.)/gm, before);
	return help ? `${label}\n${styleText('gray', reason)}` : label;
}

/** Breaks lines between words, so that they fit beside the dialog's bar. */
function wrapped(text: string): string {
	const width = (process.stdout.columns || 80) - 4;
	return text.replace(new RegExp(`(?=.{${width + 1}})(.{1,${width}})[ ]+`, 'gu'), '$1\n');
}
