import { closeSync, fsyncSync, globSync, openSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_NAME } from '../service/database.ts';
import { anfragen, asService, COPIES, DATA, OWN, printedBy, Refusal, run } from './machine.ts';

/** The service's database. */
export const DATABASE: string = join(DATA, DATABASE_NAME);

export type Copy = {
	file: string;
	/** How many inquiries, from when to when: `17 Anfragen, vom 02.06.2026 bis 28.11.2026`. */
	contents: string;
};

/**
 * Copies the database. The service's account makes and checks the copy, and hands it over through a pipe:
 * root opens no file of that account.
 */
export function makeCopy(): Copy {
	const time = new Date().toISOString().replace('T', '-').replaceAll(':', '').slice(0, 17);
	const file = join(COPIES, `anfragen-${time}.sqlite`);
	const handedOver = join(DATA, 'kopie.neu');
	asService(['rm', '-f', handedOver]);
	const contents = printedBy(anfragen(['sichern', handedOver]), 'sichern');
	const target = openSync(`${file}.neu`, 'w', 0o600);
	const handing = asService(['cat', handedOver], { stdio: ['ignore', target, 'pipe'] });
	fsyncSync(target);
	closeSync(target);
	asService(['rm', '-f', handedOver]);
	printedBy(handing, 'cat');
	renameSync(`${file}.neu`, file);
	return { file, contents };
}

/** Gives a copy to the service's account, under a name in its folder. */
export function handIn(file: string, name: string): void {
	const source = openSync(file, 'r');
	const write = ['sh', '-c', 'umask 077 && rm -f "$1" && cat >"$1"', 'sh', name];
	const handing = asService(write, { stdio: [source, 'ignore', 'pipe'] });
	closeSync(source);
	printedBy(handing, 'cat');
}

/** Takes away what was handed in, with what SQLite puts beside it. */
export function takeAway(name: string): void {
	asService(['rm', '-f', name, `${name}-wal`, `${name}-shm`]);
}

/** Opens a copy as a restoration would, and looks whether it holds what was copied. @throws where not */
export function tryToRestore(file: string, contents: string): void {
	const trial = join(DATA, 'probe.neu');
	handIn(file, trial);
	try {
		const found = printedBy(anfragen(['kopie', trial]), 'kopie');
		if (found !== contents)
			throw new Refusal(`Die Probe der Sicherung ergab ${found} statt ${contents}.`);
	} finally {
		takeAway(trial);
	}
}

/**
 * Checks all copies, deletes those that are too many or too old, never the newest good one, and leaves a
 * report for the service. @param fault what went wrong before, '' for nothing
 */
export function tidyCopies(fault: string): void {
	const program = [join(OWN, 'service/cli/anfragen.ts'), 'kopien', COPIES];
	const told = fault ? ['--fehler', fault] : [];
	run('env', `DATA_DIR=${DATA}`, join(OWN, 'bin/node'), ...program, ...told);
}

/** Returns the path of the newest copy, '' where there is none. */
export function newestCopy(): string {
	const newestFirst = globSync(`${COPIES}/anfragen-*.sqlite`).sort().reverse();
	return newestFirst[0] ?? '';
}
