import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { messeAnlauf } from './anlauf.ts';
import { messeBau } from './bau.ts';
import { messeBedienung } from './bedienung.ts';
import { messeDurchsatz } from './durchsatz.ts';
import { messeGewichte } from './gewichte.ts';
import { messeLadezeit } from './ladezeit.ts';
import { type Messung, urteil, type Zeile } from './messung.ts';
import { messeSeitenwechsel } from './seitenwechsel.ts';
import { tabelle } from './tabelle.ts';
import { messeWachstum } from './wachstum.ts';
import { openWerkbank } from './werkbank.ts';

/** `npm run bench [-- --nur ladezeit] [--laeufe 5]`: measures, prints one table, writes JSON. */
const messungen: Record<string, Messung> = {
	bau: messeBau,
	ladezeit: messeLadezeit,
	gewichte: messeGewichte,
	seitenwechsel: messeSeitenwechsel,
	bedienung: messeBedienung,
	durchsatz: messeDurchsatz,
	anlauf: messeAnlauf,
	wachstum: messeWachstum,
};

const { values } = parseArgs({
	options: { nur: { type: 'string', multiple: true }, laeufe: { type: 'string', default: '5' } },
});
const namen = values.nur ?? Object.keys(messungen);
const laeufe = Number(values.laeufe);
const unbekannt = namen.filter((name) => !(name in messungen));
if (unbekannt.length > 0 || !(laeufe >= 1)) {
	console.error(
		`Aufruf: npm run bench -- [--nur NAME] [--laeufe 5]. Namen: ${Object.keys(messungen).join(', ')}.`,
	);
	process.exit(2);
}

for (const werkzeug of ['chromium', 'fonts-liberation', 'caddy', 'nginx', 'wrk']) {
	const skript = join(import.meta.dirname, '../e2e/ensure-tools.ts');
	spawnSync(process.execPath, [skript, werkzeug], { stdio: 'inherit' });
}

const begonnen = new Date();
const werkbank = openWerkbank(laeufe, (text) => console.error(`  ${text}`));
const zeilen: Zeile[] = [];
try {
	for (const name of namen) {
		console.error(name);
		zeilen.push(...(await messe(name)));
	}
} finally {
	werkbank.close();
}

const rechner = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unbekannt'}, Node ${process.version}, Median aus ${laeufe}, Last am Ende ${loadavg()[0]?.toFixed(1)}`;
console.log(`\n${tabelle(zeilen)}\n\n${begonnen.toISOString()}, ${rechner}`);
const ordner = join(import.meta.dirname, 'results');
mkdirSync(ordner, { recursive: true });
writeFileSync(
	join(ordner, `${begonnen.toISOString().replaceAll(':', '-')}.json`),
	`${JSON.stringify({ begonnen, rechner, zeilen: zeilen.map((z) => ({ ...z, urteil: urteil(z) })) }, null, '\t')}\n`,
);

/** One measurement that fails takes only its own lines with it, and says so in them. */
async function messe(name: string): Promise<Zeile[]> {
	try {
		return (await messungen[name]?.(werkbank)) ?? [];
	} catch (fehler) {
		console.error(fehler);
		return [{ was: name, wert: null, hinweis: String(fehler).split('\n')[0] ?? '' }];
	}
}
