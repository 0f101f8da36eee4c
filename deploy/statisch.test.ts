import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ask } from '../service/testing/ask.ts';
import { startService } from '../service/testing/start-service.ts';
import { storedMessages } from '../service/testing/stored-messages.ts';
import { builtSite } from './testing/built-site.ts';
import { startCaddy } from './testing/start-caddy.ts';
import { visit } from './testing/visit.ts';

const PAGE = { origin: 'https://www.meine-seite.de', 'content-type': 'application/json' };
const anfrage = {
	vorname: 'Ada',
	nachname: 'Beispiel',
	email: 'ada@beispiel.de',
	phone: '',
	message: 'Vom statischen Host.',
	checkbox: true,
};
const post = (headers: object) => ({
	method: 'POST',
	headers: { ...headers },
	body: JSON.stringify(anfrage),
});

test('pages from a static host, the form from a service of another name behind the same address', async () => {
	const dist = builtSite('pages');
	const dataDir = mkdtempSync(join(tmpdir(), 'daten-'));
	const service = await startService({
		DATA_DIR: dataDir,
		DIST_DIR: dist,
		SITE_URL: PAGE.origin,
		TRUST_PROXY: '1',
	});
	onTestFinished(() => void service.child.kill('SIGKILL'));
	const caddy = await startCaddy('Caddyfile.statisch', {
		DOMAIN: 'localhost',
		DIST: dist,
		DIENST: new URL(service.url).host,
	});
	onTestFinished(() => caddy.stop());
	const site = `https://localhost:${caddy.httpsPort}`;

	const page = await visit(`${site}/kontakt`);
	expect(page.status).toBe(200);
	expect(page.body.toString()).toBe(readFileSync(join(dist, 'kontakt.html'), 'utf8'));
	expect((await visit(`${site}/gibtesnicht`)).status).toBe(404);
	expect((await visit(`${site}/_headers`)).status).toBe(404);

	// Caddy says nothing of the page's own name here, so SITE_URL has to.
	expect((await visit(`${site}/backend/sendMail.php`, post(PAGE))).status).toBe(200);
	expect(storedMessages(dataDir)).toEqual(['Vom statischen Host.']);

	const foreign = await ask(
		`${service.url}/backend/sendMail.php`,
		post({ ...PAGE, origin: 'https://fremd.example' }),
	);
	expect(foreign.status).toBe(403);
	const preflight = await ask(`${service.url}/backend/sendMail.php`, {
		method: 'OPTIONS',
		headers: { origin: PAGE.origin, 'access-control-request-method': 'POST' },
	});
	expect(preflight.status).toBe(405);
	for (const { headers } of [foreign, preflight]) {
		expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
	}
});
