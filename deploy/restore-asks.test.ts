import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hearConsole } from '../testing/hear-console.ts';
import { newFolder } from '../testing/new-folder.ts';
import { restore } from './restore.ts';
import { fakeMachine } from './testing/fake-machine.ts';

const said = hearConsole();

const FOUND = '2 Anfragen, vom 01.03.2026 bis 02.03.2026';
const PUT = /^systemd-run .*--unit=werkplan-umschalten -- .*\/bin\/node .*\/deploy\/restore\.ts$/;

/** The dialog, on a server with a copy that the owner calls by its path. */
async function restored(
	given: {
		name?: string;
		withoutAsking?: boolean;
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
	const refusal = await restore(fake.machine, path, given.withoutAsking ?? false).then(
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
	expect(ran.at(-1), 'what was given goes').toMatch(/ rm -f \S+\/wiederherstellung\.neu /);
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

test('a copy in a folder whose name begins like that of the service is taken', async () => {
	const fake = fakeMachine({ program: (line) => (line.includes('is-active') ? 3 : 0) });
	fake.write('/var/lib/werkplan-alt/kopie.sqlite', '');
	await restore(fake.machine, fake.machine.path('/var/lib/werkplan-alt/kopie.sqlite'), true);
	expect(fake.ran.some((line) => PUT.test(line))).toBe(true);
});

test('without a terminal nobody can agree, but in the call', async () => {
	const { refusal, isPut } = await restored();
	expect([refusal, isPut]).toEqual([expect.stringMatching(/Ohne Terminal.*--ja/), false]);
	expect((await restored({ withoutAsking: true })).isPut).toBe(true);
});

test('a copy that is none is named as the owner called it', async () => {
	const { refusal, path, isPut } = await restored({ withoutAsking: true, isCopySound: false });
	expect([refusal, isPut]).toEqual([`${path} ist beschädigt.`, false]);
});

test('without a readable database there is nothing to compare with, and nothing to copy first', async () => {
	const { ran } = await restored({ withoutAsking: true, isDatabaseSound: false });
	expect(said[1]).toBe('Jetzt gespeichert: keine lesbare Datenbank');
	expect(ran.find((line) => PUT.test(line))).toMatch(/restore\.ts$/);
});

test('what fails half-way ends with 1', async () => {
	await restored({ withoutAsking: true, isPut: false });
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
	const { refusal, ran } = await restored({ name, withoutAsking: true });
	expect(refusal).toMatch(sentence);
	expect(ran).toEqual([]);
});
