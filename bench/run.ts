import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { measureLoadTime } from './load-time.ts';
import { measureSpamMarks } from './spam-marks.ts';

/** `npm run bench`: prints the measurements as Markdown tables. */
const measurements = {
	ladezeit: measureLoadTime,
	werbung: measureSpamMarks,
};

const { nur, laeufe, gegen } = readOptions();
const dist = resolve(import.meta.dirname, '../dist');
const folders = gegen ? [dist, resolve(gegen)] : [dist];
const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unbekannt'}, Node ${process.version}`;
console.log(`${new Date().toISOString()}, ${machine}, Median aus ${laeufe}\n`);
for (const [name, measure] of Object.entries(measurements)) {
	if (nur && !nur.includes(name)) continue;
	console.error(name);
	console.log(`### ${name}\n\n${await measure(folders, laeufe)}\n`);
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
