import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../service/cli/run.ts';
import { writeFixtureSite } from '../service/testing/fixture-site.ts';
import { bareInsertsPerSecond } from './kontakt-floor.ts';
import { loadAt, loadFor, percentile } from './kontakt-load.ts';
import { startServe } from './start-serve.ts';

/** Measures the contact form's endpoint beside its floors, in turns, in one run. */
const CLIENTS = 64;
const ROUNDS = 5;
const SECONDS = 3;
const STORED = 100_000;

type Row = { was: string; gemessen: string; ziel: string; erreicht: boolean | null };

const dataDir = mkdtempSync(join(tmpdir(), 'messung-'));
const site = writeFixtureSite();
const env = { DATA_DIR: dataDir, DIST_DIR: site, RATE_LIMIT: '0', PORT: '0' };
const service = await startServe(env);
const bare = await startServe(env, [process.execPath, ['bench/kontakt-without-storage.ts']]);
const forSeconds = (_accepted: number, seconds: number) => seconds >= SECONDS;

const floor: number[] = [];
const withoutStorage: number[] = [];
const accepted: number[] = [];
const p50: number[] = [];
const p99: number[] = [];
await loadFor(service.url, { clients: CLIENTS, until: (_, seconds) => seconds >= 1 });
await loadFor(bare.url, { clients: CLIENTS, until: (_, seconds) => seconds >= 1 });
for (let round = 0; round < ROUNDS; round += 1) {
	floor.push(bareInsertsPerSecond(dataDir, SECONDS));
	const load = await loadFor(service.url, { clients: CLIENTS, until: forSeconds });
	accepted.push(load.accepted / load.seconds);
	p50.push(percentile(load, 0.5));
	p99.push(percentile(load, 0.99));
	const other = await loadFor(bare.url, { clients: CLIENTS, until: forSeconds });
	withoutStorage.push(other.accepted / other.seconds);
}
await bare.stop();
const steady = await loadAt(service.url, { perSecond: 200, seconds: 10 });
const missing = STORED - Number(await countStored());
await loadFor(service.url, { clients: CLIENTS, until: (count) => count >= missing });
const megabytes = residentMegabytes(service.kind.pid);
const list = await medianTime(['list']);
const search = await medianTime(['search', 'Anfrage 4711']);
const stored = await countStored();
await service.stop();
for (const folder of [dataDir, site]) rmSync(folder, { recursive: true });

const share = (median(accepted) / median(floor)) * 100;
const rows: Row[] = [
	row('nacktes INSERT, je ein COMMIT, pro s', median(floor).toFixed(0)),
	row('dieselbe Route ohne Speichern, pro s', median(withoutStorage).toFixed(0)),
	row(`angenommene Anfragen bei ${CLIENTS} gleichzeitig, pro s`, median(accepted).toFixed(0)),
	row('… Anteil am nackten INSERT', `${share.toFixed(0)} %`, '≥ 70 %', share >= 70),
	row('… p50', `${median(p50).toFixed(1)} ms`),
	row('… p99', `${median(p99).toFixed(1)} ms`),
	row('bei 200 pro s: p50', `${percentile(steady, 0.5).toFixed(1)} ms`),
	row(
		'bei 200 pro s: p99',
		`${percentile(steady, 0.99).toFixed(1)} ms`,
		'≤ 50 ms',
		percentile(steady, 0.99) <= 50,
	),
	row(`Arbeitsspeicher nach ${stored} Anfragen`, `${megabytes} MB`, '≤ 120 MB', megabytes <= 120),
	row(`anfragen list bei ${stored}`, `${list.toFixed(0)} ms`, '≤ 100 ms', list <= 100),
	row(`anfragen search bei ${stored}`, `${search.toFixed(0)} ms`, '≤ 100 ms', search <= 100),
];
console.log(`${cpus().length} × ${cpus()[0]?.model ?? 'unbekannt'}, Node ${process.version}`);
console.table(rows.map(({ erreicht, ...rest }) => ({ ...rest, urteil: verdict(erreicht) })));

const results = join(import.meta.dirname, 'results');
mkdirSync(results, { recursive: true });
writeFileSync(
	join(results, 'kontakt.json'),
	JSON.stringify(
		{ date: new Date().toISOString(), rows, rounds: { floor, withoutStorage, accepted, p50, p99 } },
		null,
		'\t',
	),
);

async function countStored(): Promise<number> {
	const { DatabaseSync } = await import('node:sqlite');
	using db = new DatabaseSync(join(dataDir, 'anfragen.sqlite'), { readOnly: true });
	return Number(db.prepare('SELECT count(*) AS n FROM anfrage').get()?.n);
}

/** Milliseconds of the owner's command, without the start of Node. */
async function medianTime(command: string[]): Promise<number> {
	const times: number[] = [];
	for (let index = 0; index < 7; index += 1) {
		const began = performance.now();
		const exit = await run(command, {
			env: { DATA_DIR: dataDir },
			now: () => new Date(),
			width: 100,
			out: () => {},
			err: (text) => console.error(text),
			confirm: null,
		});
		times.push(performance.now() - began);
		if (exit !== 0) throw new Error(`${command.join(' ')} ended with ${exit}`);
	}
	return median(times);
}

function residentMegabytes(pid: number | undefined): number {
	const status = readFileSync(`/proc/${pid}/status`, 'utf8');
	return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

function median(values: number[]): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function row(was: string, gemessen: string, ziel = '', erreicht: boolean | null = null): Row {
	return { was, gemessen, ziel, erreicht };
}

function verdict(erreicht: boolean | null): string {
	if (erreicht === null) return '';
	return erreicht ? 'erreicht' : 'verfehlt';
}
