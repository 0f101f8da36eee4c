import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { measureLoadTime } from './load-time.ts';
import type { Job, Measurement } from './measurement.ts';
import { measureSpamMarks } from './werbung.ts';

/** `npm run bench`: prints the measurements as Markdown tables. */
const measurements: Record<string, Measurement> = {
	ladezeit: measureLoadTime,
	werbung: measureSpamMarks,
};

const { nur, laeufe, gegen } = readOptions();
const job: Job = {
	dist: resolve(import.meta.dirname, '../dist'),
	laeufe,
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
		},
	});
	const unknown = values.nur?.some((name) => !(name in measurements));
	if (unknown || !(Number(values.laeufe) >= 1)) {
		console.error(`Aufruf: npm run bench -- [--nur NAME] [--laeufe 5] [--gegen ORDNER]
NAME: ${Object.keys(measurements).join(', ')}. ORDNER: ein anderes gebautes dist/ zum Vergleich.`);
		process.exit(2);
	}
	return { ...values, laeufe: Number(values.laeufe) };
}
