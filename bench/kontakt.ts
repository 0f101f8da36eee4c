import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import autocannon, { type Options } from 'autocannon';
import { startDienst } from '../e2e/support/start-dienst.ts';
import type { Messung } from './run.ts';
import { median, tabelle, urteil, zahl } from './tabelle.ts';

const GLEICHZEITIG = 64;
const SEKUNDEN = 3;
const GESPEICHERT = 100_000;

/** Shares and milliseconds and megabytes that acceptance has to keep. */
const ANTEIL = 0.5;
const P99 = 20;
const SPEICHER = 200;

/** Inquiries to the real service, in turns with a bare INSERT that commits each row in the same folder. */
export const messeKontakt: Messung = async ({ dist, laeufe, report }) => {
	const dienst = await startDienst({ DIST_DIR: dist, SMTP_URL: '', RATE_LIMIT: '0' });
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
		report('200 Anfragen pro Sekunde …');
		const stetig = await send(dienst.url, { connections: 16, overallRate: 200, duration: 10 });
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
					'p99 bei 200 pro s',
					`${zahl(stetig.latency.p99)} ms`,
					`≤ ${P99} ms`,
					urteil(stetig.latency.p99 <= P99),
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
		url: `${url}/backend/sendMail.php`,
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		// Each one is another inquiry: the same six values would be stored once.
		idReplacement: true,
		body: JSON.stringify({
			vorname: 'Ada',
			nachname: 'Beispiel',
			email: 'ada@beispiel.de',
			phone: '+49 231 123456',
			message: `Guten Tag, ich hätte gern eine neue Website. [<id>]\n${'Text '.repeat(60)}`,
			checkbox: true,
		}),
		...options,
	});
	const gescheitert = last.errors + last.non2xx;
	if (gescheitert > 0) throw new Error(`${gescheitert} Anfragen wurden nicht angenommen.`);
	return last;
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
