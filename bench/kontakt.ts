import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon, { type Options } from 'autocannon';
import { ENDPOINT } from '#shared/kontakt-form.ts';
import { sampleAnfrage } from '../testing/sample-anfrage.ts';
import { startService } from '../testing/start-built-service.ts';
import type { Measurement } from './measurement.ts';
import { median, number, table, verdict } from './table.ts';

const CONCURRENCY = 64;
const SECONDS = 3;
const STORED = 100_000;
const PER_SECOND = 200;

/** Shares and milliseconds and megabytes that acceptance has to keep. */
const SHARE = 0.5;
const P99 = 20;
const MEMORY = 200;

/** Inquiries to the real service, in turns with a bare INSERT that commits each row in the same folder. */
export const measureKontakt: Measurement = async ({ dist, laeufe, report }) => {
	const service = await startService({ DIST_DIR: dist, SMTP_URL: '', RATE_LIMIT: '0' });
	try {
		const bare: number[] = [];
		const accepted: number[] = [];
		await send(service.url, { connections: CONCURRENCY, duration: 1 });
		for (let run = 0; run < laeufe; run += 1) {
			report(`Anfragen, Durchgang ${run + 1} von ${laeufe} …`);
			bare.push(bareInsertsPerSecond(dirname(service.database)));
			const last = await send(service.url, { connections: CONCURRENCY, duration: SECONDS });
			accepted.push(last.requests.total / last.duration);
		}
		report(`${PER_SECOND} Anfragen pro Sekunde …`);
		const waits = await sendLikeVisitors(service.url);
		const p99 = waits[Math.floor(waits.length * 0.99)] ?? Number.NaN;
		report(`füllt auf ${STORED} Anfragen auf …`);
		const missing = STORED - countStored(service.database);
		if (missing > 0) await send(service.url, { connections: CONCURRENCY, amount: missing });
		const stored = countStored(service.database);
		const megabytes = residentMegabytes(service.pid);

		const share = median(accepted) / median(bare);
		return table(
			['Annahme von Anfragen', 'Gemessen', 'Ziel', 'Urteil'],
			[
				['nacktes INSERT mit je einem COMMIT, pro s', number(median(bare))],
				[`angenommen bei ${CONCURRENCY} gleichzeitig, pro s`, number(median(accepted))],
				['… Anteil am nackten INSERT', number(share, 2), `≥ ${SHARE}`, verdict(share >= SHARE)],
				[
					`p99 bei ${PER_SECOND} pro s, die zufällig eintreffen`,
					`${number(p99, 1)} ms`,
					`≤ ${P99} ms`,
					verdict(p99 <= P99),
				],
				[
					`Arbeitsspeicher nach ${number(stored)} Anfragen`,
					`${number(megabytes)} MB`,
					`≤ ${MEMORY} MB`,
					verdict(megabytes <= MEMORY),
				],
			],
		);
	} finally {
		await service.stop();
	}
};

async function send(url: string, options: Partial<Options>) {
	const last = await autocannon({
		...post('<id>'),
		url: `${url}/${ENDPOINT}`,
		idReplacement: true,
		...options,
	});
	const failed = last.errors + last.non2xx;
	if (failed > 0) throw new Error(`${failed} Anfragen wurden nicht angenommen.`);
	return last;
}

/**
 * Inquiries that arrive each for itself, at random, whether or not the ones before were answered.
 * @returns sorted milliseconds from the moment each was due to its whole answer
 */
async function sendLikeVisitors(url: string): Promise<number[]> {
	const end = performance.now() + 10_000;
	const replies: Promise<number>[] = [];
	for (let due = performance.now(); due < end; due += exponential(1000 / PER_SECOND)) {
		await sleep(Math.max(0, due - performance.now()));
		replies.push(answerTime(url, due, replies.length));
	}
	return (await Promise.all(replies)).toSorted((a, b) => a - b);
}

async function answerTime(url: string, due: number, number: number): Promise<number> {
	const reply = await fetch(`${url}/${ENDPOINT}`, post(`Besuch ${number}`));
	await reply.text();
	if (!reply.ok) throw new Error(`Eine Anfrage wurde mit ${reply.status} beantwortet.`);
	return performance.now() - due;
}

function exponential(mean: number): number {
	return -mean * Math.log(1 - Math.random());
}

/** The request of an inquiry. The same six values would be stored once, so `id` tells them apart. */
function post(id: string) {
	return {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(
			sampleAnfrage({
				message: `Guten Tag, ich hätte gern eine neue Website. [${id}]\n${'Text '.repeat(60)}`,
			}),
		),
	} as const;
}

/** Commits per second of one bare INSERT each, as safe on disk as the service's own. */
function bareInsertsPerSecond(folder: string): number {
	using db = new DatabaseSync(join(folder, 'vergleich.sqlite'));
	db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
		CREATE TABLE IF NOT EXISTS vergleich (vorname TEXT, nachname TEXT, email TEXT, phone TEXT, message TEXT);
		DELETE FROM vergleich;`);
	const insert = db.prepare('INSERT INTO vergleich VALUES (?, ?, ?, ?, ?)');
	const message = 'Text '.repeat(70);
	const began = performance.now();
	let count = 0;
	for (; performance.now() - began < SECONDS * 1000; count += 1) {
		insert.run('Ada', 'Beispiel', `ada${count}@beispiel.de`, '+49 231 123456', message);
	}
	return (count * 1000) / (performance.now() - began);
}

function countStored(database: string): number {
	using db = new DatabaseSync(database, { readOnly: true });
	return Number(db.prepare('SELECT count(*) AS n FROM anfrage').get()?.n);
}

function residentMegabytes(pid: number | undefined): number {
	const status = readFileSync(`/proc/${pid}/status`, 'utf8');
	return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
