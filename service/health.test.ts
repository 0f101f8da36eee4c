import { expect, test } from 'vitest';
import { sendRequest } from '../testing/send-request.ts';
import type { AppDeps } from './app.ts';
import { startFixtureApp } from './testing/fixture-app.ts';

const breaking = (): never => {
	throw new Error('aenne@beispiel.de');
};

test.each<[string, Partial<AppDeps>, number, RegExp]>([
	['well', {}, 200, /^in Ordnung\n$/],
	['unable to deliver', { healthy: () => false }, 503, /^gestört\n$/],
	['stopping', { stop: AbortSignal.abort() }, 503, /^gestört\n$/],
	['full', { storage: () => 'full' }, 503, /^gestört\n$/],
	['broken, without naming a visitor', { healthy: breaking }, 503, /^Diese Anfrage/],
])('a service that is %s says so to monitors', async (_, deps, status, text) => {
	const { url, logged } = await startFixtureApp(deps);
	const answer = await sendRequest(`${url}/backend/health`);
	expect(answer).toMatchObject({ status, text: expect.stringMatching(text) });
	expect(logged.join()).not.toContain('aenne');
});
