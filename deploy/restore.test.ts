import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepCopies, readReport } from '../service/backups.ts';
import { connect } from '../service/database.ts';
import { forget } from '../service/store/archive.ts';
import { AT, openFile, storeFixtures } from '../service/testing/stored.ts';
import { serverMachine } from '../service/testing/year/server-machine.ts';
import { DAY } from '../service/times.ts';
import { newFolder } from '../testing/new-folder.ts';
import { databaseOf, handIn, makeCopy } from './copies.ts';
import type { Machine } from './machine.ts';
import { chosenCopy, replaceDatabase, restore } from './restore.ts';
import { fakeMachine } from './testing/fake-machine.ts';

let said: string[] = [];
beforeEach(() => {
	said = [];
	vi.spyOn(console, 'log').mockImplementation((text) => said.push(text));
});
afterEach(() => {
	process.exitCode = undefined;
	vi.restoreAllMocks();
});

/** A server whose own programs are done here, on real files. Each copy is made a day after the one before. */
function server(...messages: string[]) {
	let now = AT;
	const units: string[] = [];
	const machine = serverMachine({
		root: newFolder(),
		now: () => now,
		canCopy: () => true,
		secondMachine: () => null,
		systemctl: (verb) => void units.push(verb),
	});
	const store = (...texts: string[]) => {
		using db = openFile(databaseOf(machine));
		storeFixtures(db, now, ...texts.map((message) => ({ message })));
	};
	store(...messages);
	const copy = () => {
		now = new Date(now.getTime() + DAY);
		return makeCopy(machine).file;
	};
	const replaceBy = (file: string) => {
		now = new Date(now.getTime() + DAY);
		handIn(machine, file, chosenCopy(machine));
		replaceDatabase(machine);
	};
	return { machine, units, store, copy, replaceBy };
}

function messagesIn(file: string): string[] {
	using db = connect(file);
	return db
		.prepare('SELECT message FROM anfrage ORDER BY id')
		.all()
		.map(({ message }) => String(message));
}

const leftovers = ({ data }: Machine) => readdirSync(data).filter((name) => name.includes('.neu'));

test('a copy takes the place of the database while the service is stopped, and the way back is said', () => {
	const { machine, units, store, copy, replaceBy } = server('eins');
	const file = copy();
	store('zwei');
	replaceBy(file);
	expect(messagesIn(databaseOf(machine))).toEqual(['eins']);
	expect(units).toEqual(['stop', 'reset-failed', 'start']);
	expect(said[0]).toBe('Wiederhergestellt: 1 Anfrage, vom 02.03.2026 bis 02.03.2026.');
	const [, wayBack = ''] = /: sudo werkplan wiederherstellen (\S+)$/.exec(said.join('\n')) ?? [];
	expect(messagesIn(wayBack)).toEqual(['eins', 'zwei']);
	replaceBy(wayBack);
	expect(messagesIn(databaseOf(machine))).toEqual(['eins', 'zwei']);
	expect(leftovers(machine)).toEqual([]);
});

test('what was deleted on request since the copy was made is deleted in it, too', () => {
	const { machine, copy, replaceBy } = server('eins', 'zwei');
	const file = copy();
	{
		using db = connect(databaseOf(machine));
		forget(db, [{ id: 2, zeichen: 'NNNN-02' }], AT);
	}
	replaceBy(file);
	expect(messagesIn(databaseOf(machine))).toEqual(['eins']);
	expect(said[0]).toContain('\nAuf Wunsch gelöscht war seitdem und ist wieder gelöscht: 1.');
});

test('a vanished database needs no way back', () => {
	const { machine, copy, replaceBy } = server('eins');
	const file = copy();
	rmSync(databaseOf(machine));
	replaceBy(file);
	expect(messagesIn(databaseOf(machine))).toEqual(['eins']);
	expect(said).toHaveLength(1);
});

test('a new server without any copy takes one from elsewhere', () => {
	const { machine, copy, replaceBy } = server('eins');
	const file = copy();
	const elsewhere = join(newFolder(), 'kopie.sqlite');
	renameSync(file, elsewhere);
	rmSync(databaseOf(machine));
	replaceBy(elsewhere);
	expect(messagesIn(databaseOf(machine))).toEqual(['eins']);
	expect(said).toHaveLength(1);
});

test('a damaged database is set aside with its log, which must not meet the copy', () => {
	const { machine, copy, replaceBy } = server('eins');
	const file = copy();
	const database = databaseOf(machine);
	for (const end of ['', '-wal', '-shm']) writeFileSync(database + end, `Unsinn${end}`);
	replaceBy(file);
	expect(messagesIn(database)).toEqual(['eins']);
	const [, aside = ''] = /nicht lesbar; sie liegt beiseite in (\S+)\.$/.exec(said[0] ?? '') ?? [];
	expect(readFileSync(aside, 'utf8')).toBe('Unsinn');
	expect(readFileSync(`${aside}-wal`, 'utf8')).toBe('Unsinn-wal');
});

test('where the copy is none, the database stays, and the service runs again', () => {
	const { machine, units, replaceBy } = server('eins');
	const file = join(newFolder(), 'kopie');
	writeFileSync(file, 'keine Datenbank');
	expect(() => replaceBy(file)).toThrow(/keine Datenbank dieses Programms/);
	expect(messagesIn(databaseOf(machine))).toEqual(['eins']);
	expect([units, leftovers(machine)]).toEqual([['stop', 'reset-failed', 'start'], []]);
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

const FOUND = '2 Anfragen, vom 01.03.2026 bis 02.03.2026';
const PUT = /^systemd-run .*--unit=werkplan-umschalten -- .*\/bin\/node .*\/deploy\/restore\.ts$/;

/** The dialog, on a server with a copy that the owner calls by its path. */
async function restored(
	given: {
		name?: string;
		isSilent?: boolean;
		answers?: string[];
		isCopySound?: boolean;
		isDatabaseSound?: boolean;
		isPut?: boolean;
	} = {},
) {
	const { isCopySound = true, isDatabaseSound = true } = given;
	const fake = fakeMachine({
		...(given.answers && { answers: given.answers }),
		program(line) {
			const file = line.split(' ').at(-1) ?? '';
			if (line.includes('is-active')) return 3;
			if (line.includes(' kopie ') && !(file.endsWith('.neu') ? isCopySound : isDatabaseSound))
				return { status: 1, stderr: `${file} ist beschädigt.\n` };
			if (line.includes(' kopie '))
				return { status: 0, stdout: file.endsWith('.neu') ? FOUND : '1 Anfrage\n' };
			return line.startsWith('systemd-run') && given.isPut === false ? 1 : 0;
		},
	});
	const folder = newFolder();
	writeFileSync(join(folder, 'kopie.sqlite'), '');
	fake.write('/var/lib/werkplan/anfragen.sqlite', '');
	const { name = 'kopie.sqlite' } = given;
	const path = name.startsWith('/') ? fake.machine.path(name) : name && join(folder, name);
	const refusal = await restore(fake.machine, path, given.isSilent ?? false).then(
		() => '',
		(error) => String(error.message),
	);
	return { ...fake, path, refusal, isPut: fake.ran.some((line) => PUT.test(line)) };
}

test.each(['j', ' Ja '])('after the answer „%s“ the copy is put in its place', async (answer) => {
	const { asked, isPut, ran } = await restored({ answers: [answer] });
	expect(said).toEqual([`kopie.sqlite: ${FOUND}`, 'Jetzt gespeichert: 1 Anfrage']);
	expect(asked).toEqual(['Diese Sicherung an die Stelle der Datenbank setzen? [j/N] ']);
	expect(isPut).toBe(true);
	expect(ran[1], 'it is opened as the service’s account only').toMatch(
		/^setpriv .* dd .* of=\S+\/wiederherstellung\.neu$/,
	);
	expect(ran.at(-1), 'what was handed in goes').toMatch(/ rm -f \S+\/wiederherstellung\.neu /);
	expect(process.exitCode).toBeUndefined();
});

test.each(['', 'nein', 'jein', 'nja'])(
	'after the answer „%s“ all stays as it is, and no copy is left in the folder',
	async (answer) => {
		const { refusal, isPut, ran } = await restored({ answers: [answer] });
		expect([refusal, isPut]).toEqual(['Es bleibt alles, wie es ist.', false]);
		expect(ran.at(-1)).toMatch(/ rm -f \S+\/wiederherstellung\.neu /);
	},
);

test('a bare name is that of a copy, as „ls“ shows it', async () => {
	const fake = fakeMachine({ program: (line) => (line.includes('is-active') ? 3 : 0) });
	const name = 'anfragen-2026-11-27-030000.sqlite';
	fake.write(`/var/backups/werkplan/${name}`, '');
	await restore(fake.machine, name, true);
	expect(said[0]).toBe(`${name}: `);
	expect(fake.ran.some((line) => PUT.test(line))).toBe(true);
	const inside = restore(fake.machine, '../../lib/werkplan/anfragen.sqlite', true);
	await expect(inside).rejects.toThrow('Diese Sicherung gibt es nicht');
});

test('without a terminal nobody can agree, but in the call', async () => {
	const { refusal, isPut } = await restored();
	expect([refusal, isPut]).toEqual([expect.stringMatching(/Ohne Terminal.*--ja/), false]);
	expect((await restored({ isSilent: true })).isPut).toBe(true);
});

test('a copy that is none is named as the owner called it', async () => {
	const { refusal, path, isPut } = await restored({ isSilent: true, isCopySound: false });
	expect([refusal, isPut]).toEqual([`${path} ist beschädigt.`, false]);
});

test('without a readable database there is nothing to compare with', async () => {
	await restored({ isSilent: true, isDatabaseSound: false });
	expect(said[1]).toBe('Jetzt gespeichert: keine lesbare Datenbank');
});

test('what fails half-way ends with 1', async () => {
	await restored({ isSilent: true, isPut: false });
	expect(process.exitCode).toBe(1);
});

test.each([
	['no name', '', /^Welche Sicherung\?.*sudo ls \S+backups/],
	['what is not there', 'weg.sqlite', /^Diese Sicherung gibt es nicht: „\S+weg\.sqlite“/],
	['a folder', '.', /gibt es nicht/],
	[
		'what the service’s account could have made a link',
		'/var/lib/werkplan/anfragen.sqlite',
		/nicht/,
	],
])('%s is refused, and root opens nothing', async (_, name, sentence) => {
	const { refusal, ran } = await restored({ name, isSilent: true });
	expect(refusal).toMatch(sentence);
	expect(ran).toEqual([]);
});
