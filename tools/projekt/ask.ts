import { createInterface } from 'node:readline/promises';

/** Asks in the terminal; `proposal` is filled in as the answer and can be changed. */
export async function ask(question: string, proposal = ''): Promise<string> {
	using dialog = createInterface({ input: process.stdin, output: process.stdout });
	const answer = dialog.question(question);
	dialog.write(proposal);
	return (await answer).trim();
}
