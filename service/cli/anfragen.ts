import { createInterface } from 'node:readline/promises';
import { errorMessage } from '#shared/error-message.ts';
import { withSettingsFile } from '#shared/settings-file.ts';
import { run } from './run.ts';

// A reader such as `head` may stop reading; that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
	if (error.code !== 'EPIPE') throw error;
	process.exit();
});

try {
	process.exitCode = await run(process.argv.slice(2), {
		env: withSettingsFile(process.env),
		now: () => new Date(),
		// Without a terminal the output goes to a file or another program.
		width: process.stdout.columns || 160,
		out: (text) => process.stdout.write(`${text}\n`),
		err: (text) => process.stderr.write(`${text}\n`),
		ask: process.stdin.isTTY ? ask : null,
	});
} catch (error) {
	process.stderr.write(`Nicht gelungen: ${errorMessage(error)}\n`);
	process.exitCode = 1;
}

async function ask(question: string): Promise<string> {
	using terminal = createInterface({ input: process.stdin, output: process.stderr });
	return await terminal.question(question);
}
