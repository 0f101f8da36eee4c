import { errors } from 'playwright-core';
import { expect, test } from 'vitest';
import { explainObstacle, type Obstacle, obstacleOf, PageObstacle } from './obstacle.ts';

test('an obstacle is known by what was thrown; any other error is none', () => {
	expect(obstacleOf(new PageObstacle({ kind: 'status', status: 404 }))).toEqual({
		kind: 'status',
		status: 404,
	});
	expect(obstacleOf(new errors.TimeoutError('page.goto'))).toEqual({ kind: 'silent' });
	const network = new Error('page.goto: net::ERR_CERT_AUTHORITY_INVALID at https://a.de/');
	expect(obstacleOf(network)).toEqual({ kind: 'network', code: 'ERR_CERT_AUTHORITY_INVALID' });
	expect(obstacleOf(new Error('page.goto: Download is starting'))).toEqual({ kind: 'file' });
	expect(obstacleOf(new Error('page.goto: net::ERR_ABORTED at https://a.de'))).toEqual({
		kind: 'file',
	});
	expect(obstacleOf(new TypeError('x is not a function'))).toBeUndefined();
	expect(obstacleOf('shows a login')).toBeUndefined();
});

const network = (code: string): Obstacle => ({ kind: 'network', code });
const status = (number: number): Obstacle => ({ kind: 'status', status: number });

test.each<[Obstacle, RegExp]>([
	[
		network('ERR_CERT_AUTHORITY_INVALID'),
		/keine gültige Verschlüsselung.* \(ERR_CERT_AUTHORITY_INVALID\)$/,
	],
	[network('ERR_SSL_PROTOCOL_ERROR'), /keine gültige Verschlüsselung/],
	[network('ERR_BAD_SSL_CLIENT_AUTH_CERT'), /keine gültige Verschlüsselung/],
	[network('ERR_INVALID_AUTH_CREDENTIALS'), /verlangt eine Anmeldung/],
	[network('ERR_PROXY_AUTH_UNSUPPORTED'), /verlangt eine Anmeldung/],
	[network('ERR_NAME_NOT_RESOLVED'), /ist nicht zu finden/],
	[network('ERR_TOO_MANY_REDIRECTS'), /leitet endlos weiter/],
	[network('ERR_CONTENT_DECODING_FAILED'), /Komprimierung/],
	[network('ERR_HTTP_RESPONSE_CODE_FAILURE'), /meldet einen Fehler/],
	[network('ERR_INVALID_RESPONSE'), /meldet einen Fehler/],
	[network('ERR_CONNECTION_REFUSED'), /ist nicht zu erreichen/],
	[status(204), /ohne Inhalt.* \(Status 204\)$/],
	[status(401), /verlangt eine Anmeldung/],
	[status(403), /verlangt eine Anmeldung/],
	[status(407), /verlangt eine Anmeldung/],
	[status(404), /ist nicht zu finden/],
	[status(410), /ist nicht zu finden/],
	[status(429), /keine weiteren Abrufe/],
	[status(500), /meldet einen Fehler/],
	[{ kind: 'wall' }, /Sicherheitsprüfung.* \(docs\/projekte\.md\)\.$/],
])('%j is told with its cause', (obstacle, sentence) => {
	const cause = new Error('why');
	const error = explainObstacle('https://a.de/', obstacle, cause);
	expect(error.message).toMatch(/^https:\/\/a\.de\/ /);
	expect(error.message).toMatch(sentence);
	expect(error.cause).toBe(cause);
});
