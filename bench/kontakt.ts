import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon, { type Options } from 'autocannon';
import { ENDPUNKT } from '#shared/kontaktformular.ts';
import { startService } from '../e2e/support/start-service.ts';
import type { Measurement } from './measurement.ts';
import { median, tabelle, urteil, zahl } from './tabelle.ts';

const GLEICHZEITIG = 64;
const SEKUNDEN = 3;
const GESPEICHERT = 100_000;
const PRO_SEKUNDE = 200;

/** Shares and milliseconds and megabytes that acceptance has to keep. */
const ANTEIL = 0.5;
const P99 = 20;
const SPEICHER = 200;

/** Inquiries to the real service, in turns with a bare INSERT that commits each row in the same folder. */
export const messeKontakt: Measurement = async ({ dist, laeufe, report }) => {
	const dienst = await startService({ DIST_DIR: dist, SMTP_URL: '', RATE_LIMIT: '0' });
	try {
		const nackt: number[] = [];
		const angenommen: number[] = [];
		await send(dienst.url, { connections: GLEICHZEITIG, duration: 1 });
		for (let lauf = 0; lauf < laeufe; lauf += 1) {
			report(`Anfragen, Durchgang ${lauf + 1} von ${laeufe} …`);
			nackt.push(bareInsertsPerSecond(dirname(dienst.datenbank)));
			const last = await send(dienst.url, { connections: GLEICHZEITIG, duration: SEKUNDEN });
			angenommen.push(last.requests.total / last.duration);
		}
		report(`${PRO_SEKUNDE} Anfragen pro Sekunde …`);
		const wartezeiten = await sendLikeVisitors(dienst.url);
		const p99 = wartezeiten[Math.floor(wartezeiten.length * 0.99)] ?? Number.NaN;
		report(`füllt auf ${GESPEICHERT} Anfragen auf …`);
		const fehlend = GESPEICHERT - countStored(dienst.datenbank);
		if (fehlend > 0) await send(dienst.url, { connections: GLEICHZEITIG, amount: fehlend });
		const gespeichert = countStored(dienst.datenbank);
		const megabytes = residentMegabytes(dienst.pid);

		const anteil = median(angenommen) / median(nackt);
		return tabelle(
			['Annahme von Anfragen', 'Gemessen', 'Ziel', 'Urteil'],
			[
				['nacktes INSERT mit je einem COMMIT, pro s', zahl(median(nackt))],
				[`angenommen bei ${GLEICHZEITIG} gleichzeitig, pro s`, zahl(median(angenommen))],
				['… Anteil am nackten INSERT', zahl(anteil, 2), `≥ ${ANTEIL}`, urteil(anteil >= ANTEIL)],
				[
					`p99 bei ${PRO_SEKUNDE} pro s, die zufällig eintreffen`,
					`${zahl(p99, 1)} ms`,
					`≤ ${P99} ms`,
					urteil(p99 <= P99),
				],
				[
					`Arbeitsspeicher nach ${zahl(gespeichert)} Anfragen`,
					`${zahl(megabytes)} MB`,
					`≤ ${SPEICHER} MB`,
					urteil(megabytes <= SPEICHER),
				],
			],
		);
	} finally {
		await dienst.stop();
	}
};

async function send(url: string, options: Partial<Options>) {
	const last = await autocannon({
		...post('<id>'),
		url: `${url}/${ENDPUNKT}`,
		idReplacement: true,
		...options,
	});
	const gescheitert = last.errors + last.non2xx;
	if (gescheitert > 0) throw new Error(`${gescheitert} Anfragen wurden nicht angenommen.`);
	return last;
}

/**
 * Inquiries that arrive each for itself, at random, whether or not the ones before were answered.
 * @returns sorted milliseconds from the moment each was due to its whole answer
 */
async function sendLikeVisitors(url: string): Promise<number[]> {
	const end = performance.now() + 10_000;
	const antworten: Promise<number>[] = [];
	for (let due = performance.now(); due < end; due += exponential(1000 / PRO_SEKUNDE)) {
		await sleep(Math.max(0, due - performance.now()));
		antworten.push(answerTime(url, due, antworten.length));
	}
	return (await Promise.all(antworten)).toSorted((a, b) => a - b);
}

async function answerTime(url: string, due: number, nummer: number): Promise<number> {
	const antwort = await fetch(`${url}/${ENDPUNKT}`, post(`Besuch ${nummer}`));
	await antwort.text();
	if (!antwort.ok) throw new Error(`Eine Anfrage wurde mit ${antwort.status} beantwortet.`);
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
		body: JSON.stringify({
			vorname: 'Ada',
			nachname: 'Beispiel',
			email: 'ada@beispiel.de',
			phone: '+49 231 123456',
			message: `Guten Tag, ich hätte gern eine neue Website. [${id}]\n${'Text '.repeat(60)}`,
			checkbox: true,
		}),
	} as const;
}

/** Commits per second of one bare INSERT each, as safe on disk as the service's own. */
function bareInsertsPerSecond(ordner: string): number {
	using db = new DatabaseSync(join(ordner, 'vergleich.sqlite'));
	db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
		CREATE TABLE IF NOT EXISTS vergleich (vorname TEXT, nachname TEXT, email TEXT, phone TEXT, message TEXT);
		DELETE FROM vergleich;`);
	const insert = db.prepare('INSERT INTO vergleich VALUES (?, ?, ?, ?, ?)');
	const message = 'Text '.repeat(70);
	const began = performance.now();
	let count = 0;
	for (; performance.now() - began < SEKUNDEN * 1000; count += 1) {
		insert.run('Ada', 'Beispiel', `ada${count}@beispiel.de`, '+49 231 123456', message);
	}
	return (count * 1000) / (performance.now() - began);
}

function countStored(datenbank: string): number {
	using db = new DatabaseSync(datenbank, { readOnly: true });
	return Number(db.prepare('SELECT count(*) AS n FROM anfrage').get()?.n);
}

function residentMegabytes(pid: number | undefined): number {
	const status = readFileSync(`/proc/${pid}/status`, 'utf8');
	return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
