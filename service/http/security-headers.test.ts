import { afterEach, expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { type FixtureApp, startFixtureApp } from '../testing/fixture-app.ts';

let fixture: FixtureApp;
afterEach(() => fixture.close());

const everyKind: [string, string][] = [
	['GET', '/'],
	['GET', '/about/'],
	['GET', '/gibtesnicht'],
	['GET', '/portfolio/unbekannt'],
	['GET', '/_astro/index.Ab12.js'],
	['GET', '/projekte/druckerservice/film.mp4'],
	['POST', '/about'],
	['GET', '/backend/health'],
	['GET', '/backend/sendMail.php'],
	['POST', '/backend/sendMail.php'],
	['GET', '/backend/%zz'],
];

test.each(everyKind)('%s %s carries all of them', async (method, path) => {
	fixture = await startFixtureApp();
	const { headers } = await ask(fixture.url + path, { method });
	expect(headers['x-content-type-options']).toBe('nosniff');
	expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
	expect(headers['permissions-policy']).toContain('camera=()');
	expect(headers['cross-origin-opener-policy']).toBe('same-origin');
	expect(headers['cross-origin-resource-policy']).toBe('same-origin');
	expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
	expect(headers['content-security-policy']).not.toContain('unsafe');
	expect(headers['strict-transport-security']).toBeUndefined();
});

test('what is no document may load nothing', async () => {
	fixture = await startFixtureApp();
	const script = await ask(`${fixture.url}/_astro/index.Ab12.js`);
	const page = await ask(`${fixture.url}/about`);
	expect(script.headers['content-security-policy']).toContain("default-src 'none'");
	expect(page.headers['content-security-policy']).not.toContain('default-src');
});

test.each(everyKind)('%s %s by HTTPS promises HTTPS for the future', async (method, path) => {
	fixture = await startFixtureApp({ trustProxy: 1 });
	const { headers } = await ask(fixture.url + path, {
		method,
		headers: { 'x-forwarded-proto': 'https' },
	});
	expect(headers['strict-transport-security']).toBe('max-age=31536000');
});

test('nobody but a trusted proxy can make the service promise HTTPS', async () => {
	fixture = await startFixtureApp();
	const { headers } = await ask(`${fixture.url}/about`, {
		headers: { 'x-forwarded-proto': 'https' },
	});
	expect(headers['strict-transport-security']).toBeUndefined();
});
