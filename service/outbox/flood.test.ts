import { expect, onTestFinished, test, vi } from 'vitest';
import { ask } from '../../testing/ask.ts';
import { sampleAnfrage } from '../../testing/sample-anfrage.ts';
import { recordingSend } from '../testing/fake-send.ts';
import { startFixtureApp } from '../testing/fixture-app.ts';
import { GENUINE } from '../testing/genuine-anfragen.ts';
import { AT, SECOND } from '../testing/times.ts';
import { HOUR, MINUTE } from '../times.ts';
import { startPeriodicTasks } from './periodic-tasks.ts';

/** A service whose clock the test moves, and which notes when each mail is sent. */
async function setUp() {
	vi.useFakeTimers({ now: AT, toFake: ['Date', 'setInterval', 'performance'] });
	const { send, messages } = recordingSend();
	const mailedAt = new Map<string, number>();
	const { url, db, stored } = await startFixtureApp({ trustProxy: 1, rateLimit: 20 });
	const tasks = startPeriodicTasks({
		db,
		now: () => new Date(),
		log: { info: () => {}, warn: () => {}, error: () => {} },
		retentionDays: 180,
		mailLimit: 60,
		onLost: expect.unreachable,
		send: (message) => {
			if (message.kind !== 'digest') mailedAt.set(message.anfrage.message, Date.now());
			return send(message);
		},
	});
	onTestFinished(async () => {
		await tasks.stop();
		vi.useRealTimers();
	});
	const post = async (message: string, from: string, browser: boolean) => {
		const answer = await ask(`${url}/backend/sendMail.php`, {
			method: 'POST',
			body: JSON.stringify(sampleAnfrage({ message })),
			headers: {
				'content-type': 'application/json',
				'x-forwarded-for': from,
				...(browser && { origin: url }),
			},
		});
		expect(answer.status).toBe(200);
	};
	/** Lets the clock go on; what is due meanwhile is sent. */
	const pass = async (ms: number) => {
		for (let left = ms; left > 0; left -= 5 * SECOND) {
			vi.advanceTimersByTime(Math.min(left, 5 * SECOND));
			for (let turns = 0; turns < 30; turns += 1) await new Promise(setImmediate);
		}
	};
	return { stored, messages, mailedAt, post, pass };
}

const genuine = GENUINE.map(({ message }) => message).filter((message) => message.length > 30);

test('of 600 spam inquiries in an hour beside ten genuine ones the owner gets six mails, and the ten within a minute', async () => {
	const { stored, messages, mailedAt, post, pass } = await setUp();
	const sentAt = new Map<string, number>();
	for (let number = 0; number < 600; number += 1) {
		await post(
			`Gewinn ${number}: Bestellen Sie heute noch unser neues Angebot.`,
			`10.0.${number % 200}.1`,
			false,
		);
		if (number % 60 === 59) {
			const message = genuine[sentAt.size] ?? '';
			sentAt.set(message, Date.now());
			await post(message, `192.0.2.${number % 250}`, true);
		}
		await pass(HOUR / 600 - 1);
	}
	await pass(SECOND);
	expect(stored()).toHaveLength(610);
	expect(sentAt.size).toBe(10);
	for (const [message, at] of sentAt) {
		expect((mailedAt.get(message) ?? Number.POSITIVE_INFINITY) - at).toBeLessThan(MINUTE);
	}
	const lists = messages.filter(({ kind }) => kind === 'digest');
	expect([lists.length, messages.length - lists.length]).toEqual([1, 15]);
	// Afterwards one list names what was left.
	await pass(2 * MINUTE);
	expect(
		messages.filter((message) => message.kind === 'digest').at(-1)?.anfragen.length,
	).toBeGreaterThan(500);
});

test('of 60 bots and 40 people behind one address nobody is refused, and the people are mailed first', async () => {
	const { stored, messages, mailedAt, post, pass } = await setUp();
	const people = genuine.slice(0, 40);
	for (let number = 0; number < 60; number += 1) {
		await post(`Bot ${number}`, '192.0.2.1', false);
		const message = people[number];
		if (message !== undefined) await post(message, '192.0.2.1', true);
	}
	await pass(2 * MINUTE);
	expect(stored()).toHaveLength(100);
	expect([...mailedAt.keys()].toSorted()).toEqual(
		expect.arrayContaining(people.slice(0, 20).toSorted()),
	);
	// Twenty within the limit, five of those above it, the others at the top of the list.
	expect([...mailedAt.keys()].filter((message) => people.includes(message))).toHaveLength(25);
	const list = messages.find((message) => message.kind === 'digest');
	const rest = people.filter((message) => !mailedAt.has(message));
	expect(
		list?.anfragen
			.slice(0, 15)
			.map(({ message }) => message)
			.toSorted(),
	).toEqual(rest.map((message) => message.slice(0, 200)).toSorted());
	expect(list?.anfragen).toHaveLength(75);
});
