import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { keepCopies } from '../backups.ts';
import { connect } from '../database.ts';
import type { Message } from '../mail/compose.ts';
import { refused, SENT } from '../testing/fake-send.ts';
import { AT } from '../testing/stored.ts';
import { ServiceProcess } from '../testing/year/service-process.ts';
import { DAY, HOUR, MINUTE } from '../times.ts';
import { writeWatchReport } from '../watch-report.ts';

/** The service with all around it that can fail. For two hours nothing has. */
async function setUp() {
	const dataDir = newFolder();
	const copies = newFolder();
	const file = join(dataDir, 'anfragen.sqlite');
	connect(file).close();
	const world = { time: AT.getTime(), ahead: 0, free: 10e9, login: '', here: '', there: '' };
	const now = () => new Date(world.time + world.ahead);
	const told: { at: number; subject: string; text: string }[] = [];
	const mailer = {
		verify: async () => world.login || null,
		async send(message: Message) {
			if (world.login) return refused(world.login, 'transport');
			if (message.kind === 'note')
				told.push({ at: world.time, subject: message.subject, text: message.sentences.join() });
			return SENT;
		},
	};
	const freeBytes = () => world.free;
	const service = new ServiceProcess({ dataDir, time: () => world.time, now, freeBytes, mailer });
	onTestFinished(() => service.end());
	service.begin();
	const copy = join(copies, 'anfragen-2026-03-02-100000.sqlite');
	using db = connect(file);
	db.prepare('VACUUM INTO ?').run(copy);
	db.close();

	let copiedOn = -1;
	/** Lets this time pass, after some hours in larger steps; the daily copy and the watch, which asks for health, do theirs. */
	async function pass(ms: number, until: () => boolean = () => false): Promise<void> {
		const [from, step] = [world.time, () => (world.time - from < 4 * HOUR ? MINUTE : 10 * MINUTE)];
		for (; world.time - from < ms && !until(); world.time += step()) {
			const day = Math.floor((world.time - AT.getTime()) / DAY);
			if (day > copiedOn) keepCopies(copies, dataDir, now(), world);
			copiedOn = Math.max(day, copiedOn);
			if (new Date(world.time).getMinutes() % 10 === 5) service.saysWell();
			await service.run();
		}
	}
	await pass(2 * HOUR + 6 * MINUTE);
	return { world, file, dataDir, service, told, pass };
}

type Setting = Awaited<ReturnType<typeof setUp>>;

/** Each fault, by what words it is told, in which mail, and how many minutes later. */
test.each<[string, (setting: Setting) => unknown, string, string, number]>([
	[
		'a database that refuses an inquiry',
		({ file, service }) => {
			using db = connect(file);
			db.exec("CREATE TRIGGER no BEFORE INSERT ON anfrage BEGIN SELECT RAISE(ABORT, 'no'); END");
			return service.accept('x', false);
		},
		'Die Datenbank nimmt seit',
		'Dringend: Ihr Kontaktformular nimmt nichts an',
		0,
	],
	[
		'a database that another program keeps locked, without an inquiry',
		({ file }) => {
			const other = new DatabaseSync(file);
			onTestFinished(() => other.close());
			other.exec('BEGIN IMMEDIATE');
		},
		'Die Datenbank nimmt seit',
		'Dringend: Ihr Kontaktformular nimmt nichts an',
		1,
	],
	[
		'a database that is gone',
		({ file }) => rmSync(file),
		'fehlt die Datenbank',
		'Dringend: Ihr Kontaktformular nimmt nichts an',
		0,
	],
	[
		'a data folder that is gone',
		({ dataDir }) => rmSync(dataDir, { recursive: true }),
		'fehlt die Datenbank',
		'Dringend: Ihr Kontaktformular nimmt nichts an',
		0,
	],
	[
		'a disk that is full',
		({ world }) => {
			world.free = 10e6;
		},
		'noch 10 MB frei',
		'Dringend: Ihr Kontaktformular nimmt nichts an',
		0,
	],
	[
		'a disk that is nearly full',
		({ world }) => {
			world.free = 400e6;
		},
		'noch 400 MB frei',
		'Hinweis zu Ihrer Website',
		0,
	],
	[
		'a copy that fails, with the next night',
		({ world }) => {
			world.here = 'Kein Platz.';
		},
		'Die letzte Sicherung ist nicht gelungen: Kein Platz.',
		'Bitte nachsehen: Ihre Website',
		22 * 60,
	],
	[
		'a second machine that takes no copy, three days after the first night',
		({ world }) => {
			world.there = 'Connection timed out.';
		},
		'gelangt keine Sicherung mehr auf den zweiten Rechner',
		'Hinweis zu Ihrer Website',
		22 * 60 + 3 * 24 * 60,
	],
	[
		'a clock that is set',
		({ world }) => {
			world.ahead = 1.5 * DAY;
		},
		'Die Uhr dieses Rechners ist um 2 Tage vorgegangen',
		'Hinweis zu Ihrer Website',
		0,
	],
	[
		'what the watch found',
		({ world, dataDir }) =>
			writeWatchReport(dataDir, {
				zeit: new Date(world.time).toISOString(),
				zertifikatBis: null,
				probleme: [{ key: 'name', urgency: 'away', sentence: 'Der Name führt woandershin.' }],
			}),
		'Der Name führt woandershin.',
		'Dringend: Ihre Website ist nicht erreichbar',
		0,
	],
])('%s is told by mail in time', async (_, spoil, words, subject, minutes) => {
	const { world, told, pass, ...setting } = await setUp();
	const from = world.time;
	expect(told).toEqual([]);
	await spoil({ world, told, pass, ...setting });
	const isTold = () => told.some(({ text }) => text.includes(words));
	await pass(5 * DAY, isTold);
	const first = told.find(({ text }) => text.includes(words));
	expect(first?.subject).toBe(subject);
	expect(Math.round(((first?.at ?? 0) - from) / MINUTE)).toBe(minutes);
});

test('a mail password that is wrong cannot be told by mail: health says so after three hours, so that WACHE_URL is not called', async () => {
	const { world, service, told, pass } = await setUp();
	const from = world.time;
	world.login = 'Der Mailserver lehnt die Anmeldung ab (535)';
	await service.accept('x', false);
	await pass(DAY, () => !service.saysWell());
	expect((world.time - from) / MINUTE).toBe(180);
	world.login = '';
	await pass(HOUR + MINUTE);
	expect([service.saysWell(), told]).toEqual([true, []]);
});
