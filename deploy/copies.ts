import { closeSync, fsyncSync, mkdirSync, openSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { OwnerError } from '#shared/owner-error.ts';
import { type Machine, printedBy } from './machine.ts';

/* How a copy is made, tried and given to the service. How long copies are kept: service/backups.ts. */

/** Inquiries that lie in the data folder outside the database for a moment. */
const COPY_IN_TRANSIT = 'kopie.neu';
const TRIAL = 'probe.neu';
/** What the owner has chosen to take the place of the database. */
export const CHOSEN = 'wiederherstellung.neu';

export type Copy = {
	file: string;
	/** How many inquiries, from when to when: `17 Anfragen, vom 02.06.2026 bis 28.11.2026`. */
	contents: string;
};

/** Makes the folder of copies, for root alone, where it is missing: it may be lost together with the database. */
export function makeCopiesFolder({ copies }: Machine): void {
	mkdirSync(copies, { recursive: true, mode: 0o700 });
}

/**
 * Copies the database. The service's account makes and checks the copy, and hands it over through a pipe:
 * root opens no file of that account.
 */
export function makeCopy(machine: Machine): Copy {
	const time = machine.now().toISOString().replace('T', '-').replaceAll(':', '').slice(0, 17);
	const file = join(machine.copies, `anfragen-${time}.sqlite`);
	const inTransit = join(machine.data, COPY_IN_TRANSIT);
	takeAway(machine, COPY_IN_TRANSIT);
	try {
		const contents = printedBy(machine.maintenance(['sichern', inTransit]), 'sichern');
		const target = openSync(`${file}.neu`, 'w', 0o600);
		const reading = machine.asService(['cat', inTransit], { stdio: ['ignore', target, 'pipe'] });
		fsyncSync(target);
		closeSync(target);
		printedBy(reading, 'cat');
		renameSync(`${file}.neu`, file);
		return { file, contents };
	} finally {
		takeAway(machine, COPY_IN_TRANSIT);
	}
}

/** Gives a copy to the service's account, under a name in its folder. Returns its path there. */
export function giveToService(machine: Machine, file: string, name: string): string {
	// A link of that name would lead elsewhere.
	takeAway(machine, name);
	const given = join(machine.data, name);
	const source = openSync(file, 'r');
	const write = ['dd', 'status=none', 'bs=1M', `of=${given}`];
	const writing = machine.asService(write, { stdio: [source, 'ignore', 'pipe'] });
	closeSync(source);
	printedBy(writing, 'dd');
	return given;
}

/** Takes away what lies under a name in the service's folder, with what SQLite puts beside it. */
export function takeAway(machine: Machine, name: string): void {
	const file = join(machine.data, name);
	machine.asService(['rm', '-f', file, `${file}-wal`, `${file}-shm`]);
}

/** Takes away what a machine that was switched off left of all that: no period would ever reach it. */
export function takeAwayLeftovers(machine: Machine): void {
	for (const name of [COPY_IN_TRANSIT, TRIAL, CHOSEN]) takeAway(machine, name);
}

/** Opens a copy as a restoration would, and looks whether it holds what was copied. @throws where not */
export function tryToRestore(machine: Machine, file: string, contents: string): void {
	try {
		const trial = giveToService(machine, file, TRIAL);
		const found = printedBy(machine.maintenance(['kopie', trial]), 'kopie');
		if (found !== contents)
			throw new OwnerError(`Die Probe der Sicherung ergab ${found} statt ${contents}.`);
	} finally {
		takeAway(machine, TRIAL);
	}
}
