import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks one question at the terminal. */
export async function askOwner(question: string): Promise<string> {
	return await askThrough(process.stdout, question);
}

/** Asks until the answer is right; Enter keeps what holds. @param faultIn a sentence, '' where it is right */
export async function askUntilRight(
	question: string,
	present: string,
	faultIn: (answer: string) => string,
): Promise<string> {
	for (;;) {
		const shown = present === '' ? question : `${question} [${present}]`;
		const answer = (await askOwner(`${shown}: `)).trim() || present;
		const fault = faultIn(answer);
		if (fault === '') return answer;
		console.log(fault);
	}
}

/** Asks for what nobody is to see on the screen. */
export async function askUnseen(question: string): Promise<string> {
	process.stdout.write(question);
	const nowhere = new Writable({ write: (_text, _encoding, done) => done() });
	const answer = await askThrough(nowhere, '');
	console.log();
	return answer;
}

async function askThrough(output: NodeJS.WritableStream, question: string): Promise<string> {
	using terminal = createInterface({ input: process.stdin, output, terminal: true });
	terminal.once('SIGINT', () => process.exit(130));
	return await terminal.question(question);
}
