import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { messeDurchsatz } from './durchsatz.ts';
import { messeKontakt } from './kontakt.ts';
import { messeLadezeit } from './ladezeit.ts';
import type { Job, Measurement } from './measurement.ts';
import { messeWachstum } from './wachstum.ts';

const messungen: Record<string, Measurement> = {
	ladezeit: messeLadezeit,
	durchsatz: messeDurchsatz,
	kontakt: messeKontakt,
	wachstum: messeWachstum,
};

const AUFRUF = `Aufruf: npm run bench -- [--nur NAME] [--laeufe 5] [--gegen ORDNER] [--dienst]
NAME: ${Object.keys(messungen).join(', ')}. ORDNER: ein anderes gebautes dist/ zum Vergleich.
--dienst: die Seiten vom Dienst allein statt von Caddy.`;

const { nur, laeufe, gegen, dienst } = readOptions();
for (const werkzeug of ['chromium', 'caddy', 'fonts-liberation']) {
	const skript = join(import.meta.dirname, '../e2e/ensure-tools.ts');
	spawnSync(process.execPath, [skript, werkzeug], { stdio: 'inherit' });
}

const job: Job = {
	dist: resolve(import.meta.dirname, '../dist'),
	laeufe,
	dienst,
	report: (text) => console.error(`  ${text}`),
	...(gegen && { gegen: resolve(gegen) }),
};
const rechner = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unbekannt'}, Node ${process.version}`;
console.log(`${new Date().toISOString()}, ${rechner}, Median aus ${laeufe}\n`);
for (const [name, messe] of Object.entries(messungen)) {
	if (nur && !nur.includes(name)) continue;
	console.error(name);
	console.log(`### ${name}\n\n${await messe(job)}\n`);
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
	const unbekannt = values.nur?.some((name) => !(name in messungen));
	if (unbekannt || !(Number(values.laeufe) >= 1)) {
		console.error(AUFRUF);
		process.exit(2);
	}
	return { ...values, laeufe: Number(values.laeufe) };
}
