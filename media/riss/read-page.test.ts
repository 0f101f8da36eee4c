import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { newFolder } from '../../service/testing/new-folder.ts';
import type { Teil } from './teile.ts';

const html = `<!doctype html><meta charset="utf-8"><style>
	body { margin: 0; font: 20px/30px sans-serif }
	h1 { width: 120px; font: 700 40px/44px sans-serif; margin: 0 }
	.unten { position: relative; z-index: -1; height: 40px; background: rgb(0, 0, 90) }
	.nur-vorlesen { position: absolute; clip-path: inset(50%) }
	.rahmen { overflow: hidden; width: 100px; height: 20px }
</style>
<p>oben</p><div class="unten">hinten</div>
<h1>Werk&shy;zeichnung</h1>
<details><summary>Menü</summary><p>zugeklappt</p></details>
<span class="nur-vorlesen">unsichtbar</span>
<div class="rahmen"><p style="margin:0;text-transform:uppercase">breit</p></div>
<svg width="100" height="60" viewBox="0 0 100 60"><path d="M10 30H90" stroke="#c00" stroke-width="12"/><rect width="30" height="20" style="fill:#012"/></svg>`;

test('a page is read as it is painted, and a drawing in it as outlines', async () => {
	const ordner = newFolder();
	await writeFile(path.join(ordner, 'index.html'), html);
	const skript = path.join(import.meta.dirname, 'testing/read-folder.ts');
	const { stdout } = await promisify(execFile)('node', [skript, ordner]);
	const { teile, umriss }: { teile: Teil[]; umriss: string } = JSON.parse(stdout);

	const zeilen = teile.filter((teil) => teil.art === 'zeile');
	expect(zeilen.map(({ worte }) => worte.map(({ text }) => text).join(' '))).toEqual([
		...['hinten', 'oben', 'Werk-', 'zeichnung', 'Menü', 'BREIT'],
	]);
	const [erste, zweite] = zeilen.filter(({ rolle }) => rolle === 'titel');
	expect((zweite?.grundlinie ?? 0) - (erste?.grundlinie ?? 0)).toBeCloseTo(44, 0);
	expect(zeilen.at(-1)?.ausschnitt).toMatchObject([{ breite: 100, hoehe: 20 }]);
	expect(teile[0]).toMatchObject({ art: 'kasten', fuellung: 'rgb(0, 0, 90)', hebtSich: true });

	expect(umriss).toMatch(/stroke-width: ?12px.*class="gegenlinie"/);
	expect(umriss).toContain('data-farbe="rgb(0, 17, 34)"');
}, 30_000);
