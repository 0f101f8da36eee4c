import { join } from 'node:path';
import { z } from 'zod';
import { type Log, traceOf } from './log.ts';
import { readState, replaceFile } from './state-file.ts';

/** Since when something does not work, and why. */
const trouble = z.object({ since: z.int(), cause: z.string() });

/** What the service has to know after a restart, apart from the inquiries; it holds nothing of a person. */
const remembered = z.object({
	/** The last mail about troubles: when it was sent, and the keys of what it told, but for what was gone since. */
	told: z.object({ at: z.int(), keys: z.array(z.string()) }).default({ at: 0, keys: [] }),
	/** The month in which the last monthly mail was sent, or the service first started: `2026-11`; '' before that. */
	month: z.string().default(''),
	/** The database has refused an inquiry or a trial, and has taken none since. */
	refused: trouble.nullable().default(null),
	/** The mail server has refused a mail or the login, and has taken none since. */
	mail: trouble.nullable().default(null),
});
type Remembered = z.infer<typeof remembered>;

export type Memory = {
	get(): Remembered;
	change(part: Partial<Remembered>): void;
};

const fileIn = (dataDir: string) => join(dataDir, 'dienst.json');

/** Reads what the service remembers; what cannot be read counts as nothing. */
export function readMemory(dataDir: string): Remembered {
	const nothing = remembered.parse({});
	return readState(fileIn(dataDir), remembered, nothing) ?? nothing;
}

/** In a file beside the database, since it is needed all the more where that is gone or the disk is full. */
export function openMemory(dataDir: string, log: Log): Memory {
	let known = readMemory(dataDir);
	let canWrite = true;
	return {
		get: () => known,
		change(part) {
			known = { ...known, ...part };
			try {
				replaceFile(fileIn(dataDir), JSON.stringify(known), 0o600);
				canWrite = true;
			} catch (error) {
				// It goes on without the file; that the disk takes nothing is a trouble that is told (problems.ts).
				if (canWrite) log.warn(traceOf(error), 'dienst.json ließ sich nicht schreiben');
				canWrite = false;
			}
		},
	};
}
