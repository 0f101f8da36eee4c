import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { OwnerError } from '#shared/owner-error.ts';

/** Where somebody can be asked; Ctrl-C and Ctrl-D are an OwnerError. */
export type Terminal = {
	ask(question: string): Promise<string>;
	/** Asks for what nobody is to see on the screen. */
	askUnseen(question: string): Promise<string>;
};

/** The one that this process was started at. */
export const TERMINAL: Terminal = {
	ask: async (question) => await askThrough(process.stdout, question),
	async askUnseen(question) {
		process.stdout.write(question);
		const nowhere = new Writable({ write: (_text, _encoding, done) => done() });
		const answer = await askThrough(nowhere, '');
		console.log();
		return answer;
	},
};

async function askThrough(output: NodeJS.WritableStream, question: string): Promise<string> {
	using terminal = createInterface({ input: process.stdin, output, terminal: true });
	return await terminal.question(question).catch(() => {
		throw new OwnerError('Es bleibt alles, wie es ist.');
	});
}
