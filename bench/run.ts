import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { germanNumber } from '#shared/german-number.ts';
import { measureKeystroke } from './keystroke.ts';
import { measureLoadTime } from './load-time.ts';

/** `npm run bench`: prints as Markdown tables how fast every page is loaded, and how fast a letter is typed. */
const { values } = parseArgs({
	options: { laeufe: { type: 'string', default: '5' }, gegen: { type: 'string' } },
});
const runs = Number(values.laeufe);
if (!(runs >= 1)) {
	console.error(`Aufruf: npm run bench -- [--laeufe 5] [--gegen ORDNER]
ORDNER: das gebaute dist/ eines anderen Stands, abwechselnd gemessen und daneben gezeigt.`);
	process.exit(2);
}
const ours = resolve('dist');
const folders = [ours, ...(values.gegen ? [resolve(values.gegen)] : [])];
const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unbekannt'}, Node ${process.version}`;
const [load = 0] = loadavg();
console.log(
	`${new Date().toISOString()}, ${machine}, Last ${germanNumber(load, 1)}, Median aus ${runs}\n`,
);
console.log(await measureLoadTime(folders, runs));
console.log(`\n${await measureKeystroke(ours)}`);
