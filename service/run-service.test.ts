import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TIMEOUTS } from './mail/mailer.ts';
import { CUT_REQUESTS_AFTER_MS, EXIT_AFTER_MS } from './run-service.ts';

test('a stop leaves time for open requests, then for a mail under way, and ends before systemd ends it', () => {
	const unit = readFileSync('deploy/werkplan.service', 'utf8');
	const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(unit) ?? [];
	expect(CUT_REQUESTS_AFTER_MS).toBeLessThan(10_000);
	expect(TIMEOUTS.connectMs).toBeLessThan(TIMEOUTS.totalMs);
	expect(TIMEOUTS.totalMs).toBeLessThan(EXIT_AFTER_MS);
	expect(EXIT_AFTER_MS).toBeLessThan(Number(seconds) * 1_000);
});
