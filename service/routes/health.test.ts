import { afterEach, expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { type FixtureApp, startFixtureApp } from '../testing/fixture-app.ts';

let fixture: FixtureApp;
afterEach(() => fixture.close());
const health = (method = 'GET') => ask(`${fixture.url}/backend/health`, { method });

const cases: [string, () => boolean, number, string][] = [
	['well', () => true, 200, 'in Ordnung\n'],
	['not well', () => false, 503, 'gestört\n'],
	[
		'unable to tell',
		() => {
			throw new Error('aenne@beispiel.de');
		},
		503,
		'Diese Anfrage konnte nicht bearbeitet werden.',
	],
];

test.each(cases)(
	'a service that is %s says so in one word',
	async (_state, healthy, status, text) => {
		fixture = await startFixtureApp({ healthy });
		expect(await health()).toMatchObject({ status, text });
		expect(fixture.logged.join()).not.toContain('aenne');
	},
);

test('a stopping service is not to be called any more', async () => {
	fixture = await startFixtureApp();
	fixture.stop.abort();
	expect((await health()).status).toBe(503);
});

test('monitors may ask with HEAD, nothing else', async () => {
	fixture = await startFixtureApp();
	expect((await health('HEAD')).status).toBe(200);
	const refused = await health('POST');
	expect(refused.status).toBe(405);
	expect(refused.headers.allow).toBe('GET, HEAD');
});
