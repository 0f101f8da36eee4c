import { expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { startFixtureApp } from '../testing/fixture-app.ts';

const cases: [string, () => boolean, number, string][] = [
	['well', () => true, 200, 'in Ordnung\n'],
	['not well', () => false, 503, 'gestört\n'],
	[
		'unable to tell',
		() => {
			throw new Error('aenne@beispiel.de');
		},
		503,
		'gestört\n',
	],
];

test.each(cases)(
	'a service that is %s says so in one word',
	async (_state, healthy, status, text) => {
		const fixture = await startFixtureApp({ healthy });
		const answer = await ask(`${fixture.url}/backend/health`);
		await fixture.close();
		expect(answer.status).toBe(status);
		expect(answer.text).toBe(text);
		expect(fixture.logged.join()).not.toContain('aenne');
	},
);

test('a stopping service is not to be called any more', async () => {
	const fixture = await startFixtureApp();
	fixture.stop.abort();
	const answer = await ask(`${fixture.url}/backend/health`);
	await fixture.close();
	expect(answer.status).toBe(503);
});

test('monitors may ask with HEAD, nothing else', async () => {
	const fixture = await startFixtureApp();
	const head = await ask(`${fixture.url}/backend/health`, { method: 'HEAD' });
	const post = await ask(`${fixture.url}/backend/health`, { method: 'POST' });
	await fixture.close();
	expect(head.status).toBe(200);
	expect(post.status).toBe(405);
	expect(post.headers.allow).toBe('GET, HEAD');
});
