import { expect, test } from 'vitest';
import { fixtureAnfrage } from '../../testing/fixture-anfrage.ts';
import { sendAnfrage } from '../../testing/send-anfrage.ts';
import { sendRequest } from '../../testing/send-request.ts';
import { recordingSend } from '../testing/fake-send.ts';
import { startFixtureApp } from '../testing/fixture-app.ts';
import { GENUINE } from '../testing/genuine-anfragen.ts';
import { MINUTE } from '../times.ts';
import { deliverDue } from './deliver.ts';
import { sendDigest } from './digest.ts';

test('of 60 bots and 40 people behind one address nobody is refused, and the people are mailed first', async () => {
	const { url, db, stored } = await startFixtureApp({ rateLimit: 20 });
	const texts = GENUINE.map(({ message }) => message).filter((message) => message.length > 30);
	const people = texts.slice(0, 40);
	for (let number = 0; number < 60; number += 1) {
		const body = JSON.stringify(fixtureAnfrage({ message: `Bot ${number}` }));
		const headers = { 'content-type': 'application/json' };
		const bot = await sendRequest(`${url}/backend/sendMail.php`, { method: 'POST', body, headers });
		expect(bot.status).toBe(200);
		const message = people[number];
		if (message) expect((await sendAnfrage(url, message)).status).toBe(200);
	}
	expect(stored()).toHaveLength(100);

	const { send, messages } = recordingSend();
	// When also marked ones are due.
	const now = () => new Date(Date.now() + 2 * MINUTE);
	await deliverDue({ db, send, now, mailLimit: 60 });
	await sendDigest({ db, send, now }, true);
	const mailed = messages.flatMap((mail) => (mail.kind === 'digest' ? [] : mail.anfrage.message));
	const listed = messages
		.flatMap((mail) => (mail.kind === 'digest' ? mail.anfragen : []))
		.map(({ message }) => message);
	// Twenty within the limit, five of those above it, the others at the top of the list.
	expect(mailed).toHaveLength(25);
	expect(people).toEqual(expect.arrayContaining(mailed));
	expect(mailed).toEqual(expect.arrayContaining(people.slice(0, 20)));
	expect(listed).toHaveLength(75);
	const rest = people.filter((message) => !mailed.includes(message));
	expect(listed.slice(0, 15).toSorted()).toEqual(
		rest.map((message) => message.slice(0, 200)).toSorted(),
	);
});
