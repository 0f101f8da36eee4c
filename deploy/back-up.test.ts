import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type BackupReport, readReport } from '../service/backups.ts';
import { connect } from '../service/database.ts';
import { hearConsole } from '../testing/hear-console.ts';
import { newFolder } from '../testing/new-folder.ts';
import { backUp } from './back-up.ts';
import { type FakeMachine, fakeMachine } from './testing/fake-machine.ts';

const TODAY = 'anfragen-2026-11-28-030000.sqlite';
const EMPTY = '0 Anfragen';

const said = hearConsole();

type Given = {
	/** What goes wrong where a copy is made, and what the trial finds in it. */
	copying?: string;
	found?: string;
	/** SICHERUNG_ZIEL, and what the folder there holds, or the reason for which nobody answers. */
	target?: string;
	there?: string[] | string;
	/** Copies of other days here; null = the folder is lost. */
	copies?: string[] | null;
	/** The copies of which the last report tells, and since when none has reached the second machine. */
	told?: string[];
	away?: string;
};

/** Runs a back-up. @returns why it refuses, the report, and which files are here */
function backedUp({
	copying = '',
	found = EMPTY,
	target = '',
	there = [],
	copies = [],
	told,
	away,
}: Given) {
	const fake: FakeMachine = fakeMachine({
		program(line) {
			if (/maintenance\.ts sichern/.test(line))
				return copying ? { status: 1, stderr: copying } : { status: 0, stdout: EMPTY };
			if (/maintenance\.ts kopie /.test(line)) return { status: 0, stdout: found };
			// The pipe by which the copy is handed over is not there in a test.
			if (/ cat .*kopie\.neu$/.test(line)) sound(fake, `${TODAY}.neu`);
			if (!line.startsWith('prlimit')) return 0;
			if (typeof there === 'string') return { status: 255, stderr: there };
			writeFileSync(join(fake.machine.copies, 'zurueck.neu'), '');
			return { status: 0, stdout: [...there, TODAY].join('\n') };
		},
	});
	fake.write('/etc/werkplan.env', `SICHERUNG_ZIEL=${target}\n`);
	fake.write('/var/backups/werkplan/.ssh/id_ed25519', '');
	fake.write('/var/backups/werkplan/.ssh/id_ed25519.pub', 'ssh-ed25519 AAAA');
	if (copies === null) rmSync(fake.machine.copies, { recursive: true });
	for (const name of copies ?? []) sound(fake, name);
	const kopien = told?.map((datei) => ({ datei, anzahl: 0, von: null, bis: null }));
	const zweitkopie = away ? { seit: away, fehler: 'Aus.' } : null;
	if (kopien)
		fake.write(
			'/var/lib/werkplan/sicherung.json',
			JSON.stringify({ zeit: '2026-11-27T03:00:00Z', fehler: '', zweitkopie, kopien }),
		);
	const refusal = refusalOf(() => backUp(fake.machine));
	const report: BackupReport | null = readReport(fake.machine.data);
	const kept = readdirSync(fake.machine.copies).filter((name) => name.startsWith('anfragen'));
	return { refusal, report, kept, ran: fake.ran, exit: process.exitCode };
}

/** '' where it does what it is to. */
function refusalOf(act: () => void): string {
	try {
		act();
		return '';
	} catch (error) {
		return String(error);
	}
}

/** A copy that can be opened, of no inquiries. */
function sound({ machine }: FakeMachine, name: string): void {
	using db = connect(join(newFolder(), 'anfragen.sqlite'));
	db.prepare('VACUUM INTO ?').run(join(machine.copies, name));
}

test('a copy is made, tried, and noted', () => {
	const { report, kept, exit, ran } = backedUp({});
	expect(
		ran.filter((line) => line.includes('sftp')),
		'without a second machine',
	).toEqual([]);
	expect(said).toEqual([expect.stringContaining(`${TODAY} (${EMPTY})`)]);
	expect(report).toMatchObject({ fehler: '', zweitkopie: null, kopien: [{ datei: TODAY }] });
	expect([kept, exit]).toEqual([[TODAY], undefined]);
});

test('where the folder of copies is lost, there is one again after the night', () => {
	const { kept, report } = backedUp({ copies: null });
	expect([kept, report?.fehler]).toEqual([[TODAY], '']);
});

test('that all copies are lost is told, where there were some', () => {
	const told = ['anfragen-2026-11-27-030000.sqlite'];
	const { kept, report } = backedUp({ copies: null, told });
	expect([kept, report?.fehler]).toEqual([[TODAY], expect.stringContaining('war weg')]);
	expect(backedUp({ copies: told, told }).report?.fehler).toBe('');
});

test('what a machine that was switched off left behind goes before anything else', () => {
	const { ran } = backedUp({});
	const leftovers = ['kopie', 'probe', 'wiederherstellung'];
	for (const [index, name] of leftovers.entries())
		expect(ran[index]).toMatch(RegExp(` rm -f \\S+/${name}\\.neu \\S+-wal \\S+-shm$`));
});

test('a copy that cannot be made leaves nothing behind, and the service is told why', () => {
	const { refusal, report, kept, exit, ran } = backedUp({
		copying: 'Kein Platz.',
		copies: ['anfragen-2026-11-27-030000.sqlite'],
	});
	expect(refusal).toContain('Kein Platz.');
	expect(report).toMatchObject({ fehler: 'Kein Platz.', kopien: { length: 1 } });
	expect(kept).toEqual(['anfragen-2026-11-27-030000.sqlite']);
	expect(ran.at(-1)).toMatch(/ rm -f \S+\/kopie\.neu/);
	expect(exit, 'SuccessExitStatus= of the unit').toBe(3);
});

test('a copy whose trial finds something else is told', () => {
	expect(backedUp({ found: '7 Anfragen' }).report?.fehler).toMatch(/ergab 7 Anfragen statt 0/);
});

test('with a second machine the copy is tried as it came back from there', () => {
	const { ran, report } = backedUp({ target: 'er@nas:kopien/web' });
	expect(report?.zweitkopie).toBeNull();
	expect(ran.some((line) => line.startsWith('prlimit --fsize=') && line.endsWith(' er@nas'))).toBe(
		true,
	);
});

test('a second machine that is away is noted with the first day of it, and is no fault of the copy', () => {
	const { report, refusal } = backedUp({
		target: 'er@nas:kopien',
		there: 'ssh: connect: No route to host',
	});
	expect(report).toMatchObject({
		fehler: '',
		zweitkopie: {
			seit: '2026-11-28T03:00:00.000Z',
			fehler: expect.stringContaining('No route to host'),
		},
	});
	expect(refusal).toContain('No route to host');
});

test('that the second machine is away is remembered in a night without a copy, and forgotten once one arrives', () => {
	const given = { target: 'er@nas:kopien', told: [], away: '2026-11-20T03:00:00.000Z' };
	const { report } = backedUp({ ...given, copying: 'Kein Platz.' });
	expect(report?.zweitkopie).toEqual({ seit: '2026-11-20T03:00:00.000Z', fehler: 'Aus.' });
	expect(backedUp(given).report?.zweitkopie).toBeNull();
	expect(backedUp({ ...given, target: '' }).report?.zweitkopie).toBeNull();
});

test.each([
	[
		'newer than here',
		'anfragen-2026-11-27-030000.sqlite',
		/liegt eine neuere Sicherung \(anfragen-2026-11-27/,
	],
	['the same', 'anfragen-2026-11-26-030000.sqlite', /^$/],
	['older', 'anfragen-2026-11-25-030000.sqlite', /^$/],
	['of a day to come', 'anfragen-2027-05-01-030000.sqlite', /^$/],
])('a copy there that is %s', (_, name, fault) => {
	const copies = ['anfragen-2026-11-26-030000.sqlite'];
	const { report } = backedUp({ target: 'er@nas:kopien', there: [name], copies });
	expect(report?.fehler).toMatch(fault);
});
