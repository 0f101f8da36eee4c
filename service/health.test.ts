import { expect, onTestFinished, test } from 'vitest';
import type { Storage } from './db/storage.ts';
import { ask } from './testing/ask.ts';
import { startFixtureApp } from './testing/fixture-app.ts';

async function askHealth(healthy: () => boolean, stopping = false, storage: Storage = 'ready') {
	const { url, logged, stop, close } = await startFixtureApp({ healthy, storage: () => storage });
	onTestFinished(close);
	if (stopping) stop.abort();
	return { logged, ...(await ask(`${url}/backend/health`)) };
}

test('a service says in one word whether it is well, and is not to be called while it stops', async () => {
	expect(await askHealth(() => true)).toMatchObject({ status: 200, text: 'in Ordnung\n' });
	expect(await askHealth(() => false)).toMatchObject({ status: 503, text: 'gestört\n' });
	expect(await askHealth(() => true, true)).toMatchObject({ status: 503, text: 'gestört\n' });
	expect(await askHealth(() => true, false, 'full')).toMatchObject({ status: 503 });
});

test('one that cannot tell is not well, and keeps what it knows about people to itself', async () => {
	const { status, text, logged } = await askHealth(() => {
		throw new Error('aenne@beispiel.de');
	});
	expect([status, text]).toEqual([503, 'Diese Anfrage konnte nicht bearbeitet werden.']);
	expect(logged.join()).not.toContain('aenne');
});
