import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { keepCopies, readReport } from '../service/backups.ts';
import { connect } from '../service/database.ts';
import { forget } from '../service/store/archive.ts';
import { AT, openFile, storeFixtures } from '../service/testing/stored.ts';
import { serverMachine } from '../service/testing/year/server-machine.ts';
import { DAY } from '../service/times.ts';
import { hearConsole } from '../testing/hear-console.ts';
import { newFolder } from '../testing/new-folder.ts';
import { CHOSEN, giveToService, makeCopy } from './copies.ts';
import type { Machine } from './machine.ts';
import { replaceDatabase } from './restore.ts';

const said = hearConsole();

/** A server whose own programs are done here, on real files. Each copy is made a day after the one before. */
function server(...messages: string[]) {
	let now = AT;
	const units: string[] = [];
	const machine = serverMachine({
		root: newFolder(),
		now: () => now,
		canCopy: () => true,
		secondMachine: () => null,
		systemctl: (...words) => void units.push(words.join(' ')),
	});
	const store = (...texts: string[]) => {
		using db = openFile(machine.database);
		storeFixtures(db, now, ...texts.map((message) => ({ message })));
	};
	store(...messages);
	const copy = () => {
		now = new Date(now.getTime() + DAY);
		return makeCopy(machine).file;
	};
	const replaceBy = (file: string) => {
		now = new Date(now.getTime() + DAY);
		giveToService(machine, file, CHOSEN);
		replaceDatabase(machine);
	};
	const setClock = (days: number) => {
		now = new Date(now.getTime() + days * DAY);
	};
	return { machine, units, store, copy, replaceBy, setClock };
}

function messagesIn(file: string): string[] {
	using db = connect(file);
	return db
		.prepare('SELECT message FROM anfrage ORDER BY id')
		.all()
		.map(({ message }) => String(message));
}

/** The service brings its socket with it. */
const CLOSED_AND_OPENED = [
	'stop werkplan.timer werkplan.socket werkplan.service',
	'reset-failed werkplan.service werkplan.socket',
	'start werkplan.service werkplan.timer',
];

const leftovers = ({ data }: Machine) => readdirSync(data).filter((name) => name.includes('.neu'));

test('a copy takes the place of the database while the service is stopped, and the way back is said', () => {
	const { machine, units, store, copy, replaceBy } = server('eins');
	const file = copy();
	store('zwei');
	replaceBy(file);
	expect(messagesIn(machine.database)).toEqual(['eins']);
	expect(units).toEqual(CLOSED_AND_OPENED);
	expect(said[0]).toBe('Wiederhergestellt: 1 Anfrage, vom 02.03.2026 bis 02.03.2026.');
	const [, wayBack = ''] = /: sudo werkplan wiederherstellen (\S+)$/.exec(said.join('\n')) ?? [];
	expect(messagesIn(wayBack)).toEqual(['eins', 'zwei']);
	replaceBy(wayBack);
	expect(messagesIn(machine.database)).toEqual(['eins', 'zwei']);
	expect(leftovers(machine)).toEqual([]);
});

test('what was deleted on request since the copy was made is deleted in it, too', () => {
	const { machine, copy, replaceBy } = server('eins', 'zwei');
	const file = copy();
	{
		using db = connect(machine.database);
		forget(db, [{ id: 2, zeichen: 'NNNN-02', at: AT.getTime() }]);
	}
	replaceBy(file);
	expect(messagesIn(machine.database)).toEqual(['eins']);
	expect(said[0]).toContain('\nAuf Wunsch gelöscht war seitdem und ist wieder gelöscht: 1.');
});

test('what was deleted by a clock that was behind comes back from no older copy', () => {
	const { machine, copy, replaceBy, setClock } = server('eins', 'zwei');
	const file = copy();
	setClock(-9);
	{
		using db = connect(machine.database);
		forget(db, [{ id: 2, zeichen: 'NNNN-02', at: AT.getTime() - 9 * DAY }]);
	}
	expect(copy() < file, 'the newest has the older name').toBe(true);
	setClock(9);
	rmSync(machine.database);
	replaceBy(file);
	expect(messagesIn(machine.database)).toEqual(['eins']);
});

test('a damaged copy keeps nobody from restoring, and is named: what it knows of deletions, nobody does', () => {
	const { machine, copy, replaceBy } = server('eins');
	const file = copy();
	const damaged = copy();
	writeFileSync(damaged, 'kaputt');
	replaceBy(file);
	expect(messagesIn(machine.database)).toEqual(['eins']);
	expect(said[1]).toMatch(
		`${basename(damaged)} lässt sich nicht lesen: Was nur dort als auf Wunsch gelöscht`,
	);
});

test('a vanished database needs no way back', () => {
	const { machine, copy, replaceBy } = server('eins');
	const file = copy();
	rmSync(machine.database);
	replaceBy(file);
	expect(messagesIn(machine.database)).toEqual(['eins']);
	expect(said).toHaveLength(1);
});

test('where the folder of copies is lost, too, a copy from elsewhere is the way out', () => {
	const { machine, copy, replaceBy } = server('eins');
	const file = copy();
	const elsewhere = join(newFolder(), 'kopie.sqlite');
	renameSync(file, elsewhere);
	rmSync(machine.database);
	rmSync(machine.copies, { recursive: true });
	replaceBy(elsewhere);
	expect(messagesIn(machine.database)).toEqual(['eins']);
	expect(said).toHaveLength(1);
});

test('a damaged database is set aside with its log, which must not meet the copy', () => {
	const { machine, copy, replaceBy } = server('eins');
	const file = copy();
	const database = machine.database;
	for (const end of ['', '-wal', '-shm']) writeFileSync(database + end, `Unsinn${end}`);
	replaceBy(file);
	expect(messagesIn(database)).toEqual(['eins']);
	const [, aside = ''] =
		/ließ sich nicht sichern; sie liegt beiseite in (\S+)\.$/.exec(said[0] ?? '') ?? [];
	expect(readFileSync(aside, 'utf8')).toBe('Unsinn');
	expect(readFileSync(`${aside}-wal`, 'utf8')).toBe('Unsinn-wal');
});

test('where the copy is none, the database stays, and the service runs again', () => {
	const { machine, units, replaceBy } = server('eins');
	const file = join(newFolder(), 'kopie');
	writeFileSync(file, 'keine Datenbank');
	expect(() => replaceBy(file)).toThrow(/keine Datenbank dieses Programms/);
	expect(messagesIn(machine.database)).toEqual(['eins']);
	expect([units, leftovers(machine)]).toEqual([CLOSED_AND_OPENED, []]);
});

test('the report of copies no longer names what is mended by this, but still why none reaches the second machine', () => {
	const { machine, copy, replaceBy } = server('eins');
	const file = copy();
	keepCopies(machine.copies, machine.data, AT, { here: 'Keine Datenbank.', there: 'Aus.' });
	replaceBy(file);
	expect(readReport(machine.data)).toMatchObject({
		fehler: '',
		zweitkopie: { seit: AT.toISOString(), fehler: 'Aus.' },
	});
	keepCopies(machine.copies, machine.data, AT, { here: '', there: '' });
	replaceBy(file);
	expect(readReport(machine.data)?.zweitkopie).toBeNull();
});
