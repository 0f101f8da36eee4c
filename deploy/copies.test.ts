import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OwnerError } from '#shared/owner-error.ts';
import { hearSync } from '../service/testing/hear-sync.ts';
import { AT, openFile, storeFixtures } from '../service/testing/stored.ts';
import { serverMachine } from '../service/testing/year/server-machine.ts';
import { newFolder } from '../testing/new-folder.ts';
import { giveToService, makeCopiesFolder, makeCopy, tryToRestore } from './copies.ts';
import { fakeMachine } from './testing/fake-machine.ts';

const CONTENTS = '2 Anfragen, vom 02.03.2026 bis 02.03.2026';

/** A server with two inquiries, whose own programs are done here. */
function server({ canCopy = true } = {}) {
	const nothing = () => {};
	const machine = serverMachine({
		root: newFolder(),
		now: () => AT,
		canCopy: () => canCopy,
		secondMachine: () => null,
		systemctl: nothing,
	});
	{
		using db = openFile(machine.database);
		storeFixtures(db, AT, {}, {});
	}
	const unfinished = () => readdirSync(machine.data).filter((name) => name.includes('.neu'));
	return { machine, unfinished };
}

test('a copy is named after its time, holds all, is on the disk, and for root alone', () => {
	const { machine, unfinished } = server();
	const synced = hearSync();
	const copy = makeCopy(machine);
	const file = join(machine.copies, 'anfragen-2026-03-02-100000.sqlite');
	expect(copy).toEqual({ file, contents: CONTENTS });
	expect(statSync(file).mode & 0o777).toBe(0o600);
	expect(synced).toContain(statSync(file).ino);
	expect(() => tryToRestore(machine, file, CONTENTS)).not.toThrow();
	expect(unfinished()).toEqual([]);
});

test('the folder of copies is made for root alone, and what lies in it stays', () => {
	const { machine } = server();
	rmSync(machine.copies, { recursive: true });
	makeCopiesFolder(machine);
	expect(statSync(machine.copies).mode & 0o777).toBe(0o700);
	const { file } = makeCopy(machine);
	makeCopiesFolder(machine);
	expect(statSync(file).isFile()).toBe(true);
});

test('a copy that does not get over is none, and leaves nothing in the service’s folder', () => {
	const { machine, unfinished } = server({ canCopy: false });
	expect(() => makeCopy(machine)).toThrow(new OwnerError('No space left on device'));
	const whole = readdirSync(machine.copies).filter((name) => name.endsWith('.sqlite'));
	expect([whole, unfinished()]).toEqual([[], []]);
});

test('what lies there of an interrupted run is no obstacle', () => {
	const { machine } = server();
	writeFileSync(join(machine.data, 'kopie.neu'), 'Rest');
	expect(makeCopy(machine).contents).toBe(CONTENTS);
});

test('a copy that holds something else, or nothing readable, does not pass its trial', () => {
	const { machine, unfinished } = server();
	const { file } = makeCopy(machine);
	expect(() => tryToRestore(machine, file, '3 Anfragen')).toThrow(
		new OwnerError(`Die Probe der Sicherung ergab ${CONTENTS} statt 3 Anfragen.`),
	);
	writeFileSync(file, readFileSync(file).fill(0xa5));
	expect(() => tryToRestore(machine, file, CONTENTS)).toThrow(/keine Datenbank/);
	expect(unfinished()).toEqual([]);
});

test('a copy is handed over through pipes: root opens no file of the service’s account', () => {
	const { machine, ran, optionsOf, write } = fakeMachine({
		program: (line) => (line.includes('-- cat ') ? { status: 1, stderr: 'weg' } : 0),
	});
	expect(() => makeCopy(machine)).toThrow('weg');
	expect(ran.find((line) => line.includes('-- cat '))).toMatch(/^setpriv /);
	expect(optionsOf('-- cat ')?.stdio).toEqual(['ignore', expect.any(Number), 'pipe']);
	write('/root/kopie', 'x');
	giveToService(machine, machine.path('/root/kopie'), 'ziel');
	expect(ran.at(-1)).toMatch(/^setpriv .* dd .* of=\S+\/werkplan\/ziel$/);
	expect(optionsOf(' dd ')?.stdio).toEqual([expect.any(Number), 'ignore', 'pipe']);
});

test('what the service’s account cannot take is said', () => {
	const { machine, write } = fakeMachine({ program: () => ({ status: 1, stderr: 'voll' }) });
	write('/root/kopie', 'x');
	expect(() => giveToService(machine, machine.path('/root/kopie'), 'ziel')).toThrow(
		new OwnerError('voll'),
	);
});
