import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { measureGrowth } from './growth.ts';
import { measureKontakt } from './kontakt.ts';
import { measureLoadTime } from './load-time.ts';
import type { Job, Measurement } from './measurement.ts';
import { measureThroughput } from './throughput.ts';

const measurements: Record<string, Measurement> = {
	ladezeit: measureLoadTime,
	durchsatz: measureThroughput,
	kontakt: measureKontakt,
	wachstum: measureGrowth,
};

const CALL = `Aufruf: npm run bench -- [--nur NAME] [--laeufe 5] [--gegen ORDNER] [--dienst]
NAME: ${Object.keys(measurements).join(', ')}. ORDNER: ein anderes gebautes dist/ zum Vergleich.
--dienst: die Seiten vom Dienst allein statt von Caddy.`;

const { nur, laeufe, gegen, dienst: service } = readOptions();
for (const tool of ['chromium', 'caddy', 'fonts-liberation']) {
	const script = join(import.meta.dirname, '../tools/ensure-tools.ts');
	spawnSync(process.execPath, [script, tool], { stdio: 'inherit' });
}

const job: Job = {
	dist: resolve(import.meta.dirname, '../dist'),
	laeufe,
	service,
	report: (text) => console.error(`  ${text}`),
	...(gegen && { gegen: resolve(gegen) }),
};
const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unbekannt'}, Node ${process.version}`;
console.log(`${new Date().toISOString()}, ${machine}, Median aus ${laeufe}\n`);
for (const [name, measure] of Object.entries(measurements)) {
	if (nur && !nur.includes(name)) continue;
	console.error(name);
	console.log(`### ${name}\n\n${await measure(job)}\n`);
}

function readOptions() {
	const { values } = parseArgs({
		options: {
			nur: { type: 'string', multiple: true },
			laeufe: { type: 'string', default: '5' },
			gegen: { type: 'string' },
			dienst: { type: 'boolean', default: false },
		},
	});
	const unknown = values.nur?.some((name) => !(name in measurements));
	if (unknown || !(Number(values.laeufe) >= 1)) {
		console.error(CALL);
		process.exit(2);
	}
	return { ...values, laeufe: Number(values.laeufe) };
}
