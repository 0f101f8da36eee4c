import { expect, test, vi } from 'vitest';
import { recordingSend, refused, SENT } from './testing/fake-send.ts';
import { fixtureRow } from './testing/fixture-row.ts';
import { AT } from './testing/stored.ts';
import { world } from './testing/world.ts';
import { DAY, HOUR, MINUTE } from './times.ts';

const MAIL = { kind: 'anfrage' as const, anfrage: fixtureRow() };

function setUp(...answers: ReturnType<typeof refused>[]) {
	const { wayOf, clock, memory, logged } = world();
	const { send } = recordingSend(() => answers.shift() ?? SENT);
	const verify = vi.fn(async (): Promise<string | null> => null);
	return { way: wayOf(send, verify), clock, memory, logged, verify };
}

test('the login is tried at the start and every day; after a failure again in the same pauses as mails', async () => {
	const { way, clock, memory, logged, verify } = setUp();
	const days: number[] = [];
	for (let hour = 0; hour < 3 * 24; hour += 1) {
		const before = verify.mock.calls.length;
		await way.check();
		if (verify.mock.calls.length > before) days.push(hour / 24);
		clock.time += HOUR;
	}
	expect(days).toEqual([0, 1, 2]);
	verify.mockResolvedValue('535');
	const minutes: number[] = [];
	clock.time += DAY;
	for (let minute = 0; minute < 130; minute += 1) {
		const before = verify.mock.calls.length;
		await way.check();
		if (verify.mock.calls.length > before) minutes.push(minute);
		clock.time += MINUTE;
	}
	expect(minutes).toEqual([0, 1, 3, 7, 15, 31, 63, 123]);
	expect([way.isToTry(), way.recoveries()]).toEqual([false, 0]);
	expect([memory.get().mail?.cause, logged.join()]).toEqual([
		'535',
		expect.stringContaining('535'),
	]);
	verify.mockResolvedValue(null);
	clock.time += HOUR;
	await way.check();
	expect([way.isToTry(), way.recoveries(), memory.get().mail]).toEqual([true, 1, null]);
});

test.each([
	['the transport', refused('Keine', 'transport'), false],
	['the mailbox', refused('552'), true],
])(
	'since when %s refuses is remembered until a mail goes out; then it has become well',
	async (_, answer, isToTry) => {
		const { way, clock, memory } = setUp(answer, answer);
		await way.send(MAIL);
		clock.time += HOUR;
		await way.send(MAIL);
		expect(memory.get().mail).toEqual({ since: AT.getTime(), cause: expect.any(String) });
		expect([way.isToTry(), way.recoveries()]).toEqual([isToTry, 0]);
		await way.send(MAIL);
		await way.send(MAIL);
		expect([memory.get().mail, way.isToTry(), way.recoveries()]).toEqual([null, true, 1]);
	},
);

test('a login that works ends a trouble from before the start; while all is well nothing is remembered anew', async () => {
	const { way, memory } = setUp();
	memory.change({ mail: { since: 1, cause: '535' } });
	const change = vi.spyOn(memory, 'change');
	await way.check();
	expect([memory.get().mail, way.recoveries()]).toEqual([null, 0]);
	const other = setUp();
	const changeOther = vi.spyOn(other.memory, 'change');
	await other.way.check();
	await other.way.send(MAIL);
	expect([change.mock.calls.length, changeOther.mock.calls.length]).toEqual([1, 0]);
});

test('a refused text says nothing of the server', async () => {
	const { way, memory } = setUp(refused('554', 'content'));
	await way.send(MAIL);
	expect([memory.get().mail, way.isToTry()]).toEqual([null, true]);
});
