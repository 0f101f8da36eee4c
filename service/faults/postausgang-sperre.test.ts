import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createAcceptor } from '../outbox/accept.ts';
import { deliverDue } from '../outbox/deliver.ts';
import { sampleAnfrage, storeSamples } from '../outbox/testing/sample-anfrage.ts';
import { noting } from '../outbox/testing/sends.ts';
import { temporaryDatabase } from '../outbox/testing/temporary-database.ts';

const now = () => new Date('2026-03-02T10:00:00Z');

const HOLD = `
	import { DatabaseSync } from 'node:sqlite';
	const db = new DatabaseSync(process.argv[1], { timeout: 5000 });
	db.exec('BEGIN IMMEDIATE');
	db.exec("UPDATE outbox SET attempts = attempts");
	console.log('gesperrt');
	process.stdin.once('data', () => { db.exec('ROLLBACK'); process.exit(); });
`;

/** Another process that holds the write lock until it is told to let go. */
async function lockedByAnother(file: string): Promise<{ letGo(): Promise<void>; kill(): void }> {
	const child: ChildProcess = spawn(
		process.execPath,
		['--input-type=module', '--eval', HOLD, file],
		{ stdio: ['pipe', 'pipe', 'inherit'] },
	);
	onTestFinished(() => void child.kill('SIGKILL'));
	if (child.stdout) await once(child.stdout, 'data');
	return {
		async letGo() {
			child.stdin?.write('los');
			await once(child, 'exit');
		},
		kill: () => void child.kill('SIGKILL'),
	};
}

describe('a database locked by another process', () => {
	test('makes inquiries unavailable after two seconds, while everything else goes on', async () => {
		const { db, file } = temporaryDatabase();
		const { accept } = createAcceptor(db, { now });
		const lock = await lockedByAnother(file);
		const delay = monitorEventLoopDelay({ resolution: 5 });
		delay.enable();
		// It measures from turn to turn: one before what is to be measured, and one after it.
		await sleep(50);
		const begun = performance.now();
		const outcomes = await Promise.all(
			Array.from({ length: 50 }, (_, i) => accept(sampleAnfrage({ phone: String(i) }))),
		);
		const took = performance.now() - begun;
		await sleep(50);
		delay.disable();

		for (const outcome of outcomes) {
			expect(outcome).toMatchObject({
				kind: 'unavailable',
				reason: expect.stringMatching(/locked/),
			});
		}
		expect(took).toBeGreaterThan(1_500);
		expect(took).toBeLessThan(6_000);
		// SQLite's own waiting would hold up the whole process for these two seconds.
		expect(delay.max / 1e6).toBeLessThan(1_000);

		await lock.letGo();
		expect(await accept(sampleAnfrage())).toMatchObject({ kind: 'stored', id: 1 });
	});

	test('is no reason to refuse when it is free again in time', async () => {
		const { db, file } = temporaryDatabase();
		const { accept } = createAcceptor(db, { now, patience: { totalMs: 20_000, pauseMs: 15 } });
		const lock = await lockedByAnother(file);
		const accepted = accept(sampleAnfrage());
		await lock.letGo();
		expect(await accepted).toMatchObject({ kind: 'stored', id: 1 });
	});

	test('is free again when the other process is killed', async () => {
		const { db, file } = temporaryDatabase();
		const { accept } = createAcceptor(db, { now, patience: { totalMs: 20_000, pauseMs: 15 } });
		const lock = await lockedByAnother(file);
		const accepted = accept(sampleAnfrage());
		lock.kill();
		expect(await accepted).toMatchObject({ kind: 'stored', id: 1 });
	});

	test('does not make a mail go out twice that was sent meanwhile', async () => {
		const { db, file } = temporaryDatabase();
		storeSamples(db, now(), {});
		let lock: Awaited<ReturnType<typeof lockedByAnother>> | undefined;
		const { send, got } = noting(async () => {
			lock = await lockedByAnother(file);
			return { kind: 'sent' };
		});
		const delivered = deliverDue({ db, send, now });
		while (!lock) await sleep(20);
		await lock.letGo();
		expect(await delivered).toMatchObject({ sent: 1 });
		await deliverDue({ db, send, now: () => new Date(now().getTime() + 3_600_000) });
		expect(got).toEqual([1]);
	});
});
