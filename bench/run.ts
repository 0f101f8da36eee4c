import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { measureLoadTime } from './load-time.ts';

/** `npm run bench`: prints as a Markdown table how fast every page is loaded. */
const { values } = parseArgs({
	options: { laeufe: { type: 'string', default: '5' }, gegen: { type: 'string' } },
});
const runs = Number(values.laeufe);
if (!(runs >= 1)) {
	console.error(`Aufruf: npm run bench -- [--laeufe 5] [--gegen ORDNER]
ORDNER: das gebaute dist/ eines anderen Stands, abwechselnd gemessen und daneben gezeigt.`);
	process.exit(2);
}
const folders = [resolve('dist'), ...(values.gegen ? [resolve(values.gegen)] : [])];
const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unbekannt'}, Node ${process.version}`;
console.log(`${new Date().toISOString()}, ${machine}, Median aus ${runs}\n`);
console.log(await measureLoadTime(folders, runs));
