import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkHtml } from './check-html.ts';
import { checkSpelling } from './check-spelling.ts';

/**
 * `npm run judge`: the built site before judges from outside, the W3C's HTML and CSS checker and
 * the German dictionary. Takes minutes; needs Java and hunspell.
 */
const dist = process.argv[2] ?? process.env.DIST_DIR ?? 'dist';
if (!existsSync(join(dist, 'index.html'))) {
	console.error(`In ${dist} liegt keine gebaute Website. Bitte zuerst „npm run build“ ausführen.`);
	process.exit(2);
}

let findings = 0;
for (const { name, verdict } of [
	{ name: 'HTML und CSS', verdict: checkHtml(dist) },
	{ name: 'Rechtschreibung', verdict: checkSpelling(dist) },
]) {
	console.log(`${name}: ${verdict.length === 0 ? 'ohne Befund' : `${verdict.length} Befunde`}`);
	for (const line of verdict) console.log(`  ${line}`);
	findings += verdict.length;
}
process.exitCode = findings > 0 ? 1 : 0;
