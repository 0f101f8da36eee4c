import { expect, test } from 'vitest';
import { fileHeaders, securityHeaders } from './response-headers.ts';

const DAY = 'public, max-age=86400';
const LONG = 'public, max-age=31536000, immutable';

test.each([
	['/_astro/x.Ab12.js', LONG, false],
	['/portrait.svg', LONG, false],
	['/portrait.svgz', DAY, false],
	['/bilder/portrait.svg', DAY, false],
	['/x/_astro/y.js', DAY, false],
	['/about.html', 'no-cache', false],
	['/about.html.br', DAY, false],
	['/og/start.jpg', DAY, true],
	['/x/og/start.jpg', DAY, false],
	['/projekte/haus/vorschau.jpg', DAY, true],
	['/projekte/haus/vorschau.jpg.neu', DAY, false],
	['/apple-touch-icon.png', DAY, true],
])('%s is kept: %s; others may embed it: %j', (path, kept, isForOthers) => {
	const headers = fileHeaders(path);
	expect(headers['cache-control']).toBe(kept);
	expect(headers['cross-origin-resource-policy'] === 'cross-origin').toBe(isForOthers);
});

test('HTTPS is promised to whoever came by it, and to nobody else', () => {
	const promised = [true, false].map((tls) => securityHeaders(tls)['strict-transport-security']);
	expect(promised).toEqual(['max-age=31536000', undefined]);
});
