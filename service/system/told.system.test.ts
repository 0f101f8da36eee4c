import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { connect } from '../database.ts';
import type { Message } from '../mail/compose.ts';
import { refused, SENT } from '../testing/fake-send.ts';
import { AT } from '../testing/stored.ts';
import { ServiceProcess } from '../testing/year/service-process.ts';
import { DAY, HOUR, MINUTE } from '../times.ts';

/** The service with a disk and a mail server that can fail. For two hours nothing has. */
async function setUp() {
	const dataDir = newFolder();
	connect(join(dataDir, 'anfragen.sqlite')).close();
	const world = { time: AT.getTime(), free: 10e9, login: '' };
	const told: { subject: string; text: string }[] = [];
	const mailer = {
		verify: async () => world.login || null,
		async send(message: Message) {
			if (world.login) return refused(world.login, 'transport');
			if (message.kind === 'note')
				told.push({ subject: message.subject, text: message.sentences.join() });
			return SENT;
		},
	};
	const time = () => world.time;
	const now = () => new Date(world.time);
	const service = new ServiceProcess({ dataDir, time, now, freeBytes: () => world.free, mailer });
	onTestFinished(() => service.end());
	service.begin();
	/** Lets this time pass; every ten minutes the watch asks for health. */
	async function pass(ms: number, until: () => boolean = () => false): Promise<void> {
		for (const from = world.time; world.time - from < ms && !until(); world.time += MINUTE) {
			if (now().getMinutes() % 10 === 5) service.saysWell();
			await service.run();
		}
	}
	await pass(2 * HOUR + 6 * MINUTE);
	return { world, service, told, pass };
}

test('a disk that is full is told at once by mail and by health, which is well when there is room', async () => {
	const { world, service, told, pass } = await setUp();
	expect([service.saysWell(), told]).toEqual([true, []]);
	world.free = 10e6;
	await pass(MINUTE);
	const subject = 'Dringend: Ihr Kontaktformular nimmt nichts an';
	expect(told).toEqual([{ subject, text: expect.stringContaining('noch 10 MB frei') }]);
	expect(service.saysWell()).toBe(false);
	world.free = 10e9;
	await pass(MINUTE);
	expect([service.saysWell(), told.length]).toEqual([true, 1]);
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
