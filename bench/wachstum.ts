import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { openLighthouse } from './lighthouse.ts';
import type { Measurement } from './measurement.ts';
import { copyProject } from './projektkopie.ts';
import { serveCopy } from './serve-copy.ts';
import { tabelle, urteil, zahl } from './tabelle.ts';
import { generateProjekte } from './viele-projekte.ts';

const ANZAHL = 100;

/** Seconds, and the share by which home may change. */
const BAU = 60;
const AENDERUNG = 0.1;

/** The same site with many more projects: how long it builds, and that home stays as light. */
export const messeWachstum: Measurement = async ({ dist, report }) => {
	const kopie = copyProject();
	try {
		generateProjekte(kopie.root, ANZAHL);
		report(`baut mit ${ANZAHL} Projekten …`);
		const sekunden = build(kopie.root);
		const vorher = await homeBytes(dist);
		const nachher = await homeBytes(join(kopie.root, 'dist'));
		const aenderung = nachher / vorher - 1;
		return tabelle(
			[`${ANZAHL} Projekte`, 'Gemessen', 'Ziel', 'Urteil'],
			[
				['Bau', `${zahl(sekunden)} s`, `≤ ${BAU} s`, urteil(sekunden <= BAU)],
				[
					'Startseite, alles vor dem Scrollen',
					`${zahl(vorher / 1000)} → ${zahl(nachher / 1000)} KB (${zahl(aenderung * 100, 1)} %)`,
					`± ${zahl(AENDERUNG * 100)} %`,
					urteil(Math.abs(aenderung) <= AENDERUNG),
				],
			],
		);
	} finally {
		kopie.remove();
	}
};

function build(root: string): number {
	const began = performance.now();
	execFileSync('npm', ['run', 'build', '--silent'], { cwd: root, stdio: 'pipe' });
	return (performance.now() - began) / 1000;
}

async function homeBytes(dist: string): Promise<number> {
	const dienst = await serveCopy(dist);
	const lupe = await openLighthouse();
	try {
		return (await lupe.audit(dienst.url)).bytes;
	} finally {
		lupe.close();
		await dienst.stop();
	}
}
