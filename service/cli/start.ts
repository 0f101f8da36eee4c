import { createInterface } from 'node:readline/promises';
import { errorMessage } from '#shared/error-message.ts';
import { withSettingsFile } from '#shared/settings-file.ts';
import { THIS_HOST } from '../host.ts';
import { type Program, run } from './run.ts';

/** Runs the commands of a program on this process's arguments, terminal and settings. */
export async function startProgram(program: Program): Promise<void> {
	process.stdout.on('error', (error: NodeJS.ErrnoException) => {
		// A reader such as `head` may stop reading; that is no error.
		if (error.code === 'EPIPE') process.exit();
		const why = error.code === 'ENOSPC' ? 'die Platte ist voll' : error.message;
		process.stderr.write(`Nicht gelungen: Die Ausgabe kam nicht ganz an (${why}).\n`);
		process.exit(1);
	});
	try {
		process.exitCode = await run(program, process.argv.slice(2), {
			env: withSettingsFile(process.env),
			host: THIS_HOST,
			// Without a terminal the output goes to a file or another program.
			width: process.stdout.columns || 160,
			out: (text) => process.stdout.write(`${text}\n`),
			printed: () =>
				new Promise((resolve) => process.stdout.write('', (error) => error ?? resolve())),
			err: (text) => process.stderr.write(`${text}\n`),
			ask: process.stdin.isTTY ? ask : null,
			readInput: async () => (await process.stdin.toArray()).join(''),
		});
	} catch (error) {
		process.stderr.write(`Nicht gelungen: ${errorMessage(error)}\n`);
		process.exitCode = 1;
	}
}

async function ask(question: string): Promise<string> {
	using terminal = createInterface({ input: process.stdin, output: process.stderr });
	try {
		return await terminal.question(question);
	} catch (error) {
		if (!(error instanceof Error && error.name === 'AbortError')) throw error;
		process.stderr.write('\n');
		return '';
	}
}
