import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ANSWER_WITHIN_MS } from '#shared/form.ts';
import { CUT_REQUESTS_AFTER_MS, CUT_WORK_AFTER_MS, EXIT_AFTER_MS } from './run-service.ts';

test('a stop leaves time for open requests, then for a mail under way, and ends before systemd ends it', () => {
	const unit = readFileSync('deploy/werkplan.service', 'utf8');
	const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(unit) ?? [];
	expect(CUT_REQUESTS_AFTER_MS).toBeLessThan(10_000);
	expect(CUT_REQUESTS_AFTER_MS).toBeLessThan(CUT_WORK_AFTER_MS);
	expect(CUT_WORK_AFTER_MS).toBeLessThan(ANSWER_WITHIN_MS);
	expect(CUT_WORK_AFTER_MS).toBeLessThan(EXIT_AFTER_MS);
	expect(EXIT_AFTER_MS).toBeLessThan(Number(seconds) * 1_000);
});
