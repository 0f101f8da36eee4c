import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { copyProject } from '../testing/copy-project.ts';
import { generateProjekte } from './generate-projekte.ts';
import { openLighthouse } from './lighthouse.ts';
import type { Measurement } from './measurement.ts';
import { serveCopy } from './serve-copy.ts';
import { number, table, verdict } from './table.ts';

const COUNT = 100;

/** Seconds, and the share by which home may change. */
const BUILD = 60;
const CHANGE = 0.1;

/** The same site with many more projects: how long it builds, and that home stays as light. */
export const measureGrowth: Measurement = async ({ dist, report }) => {
	const copy = copyProject();
	try {
		generateProjekte(copy.root, COUNT);
		report(`baut mit ${COUNT} Projekten …`);
		const seconds = build(copy.root);
		const before = await homeBytes(dist);
		const after = await homeBytes(join(copy.root, 'dist'));
		const change = after / before - 1;
		return table(
			[`${COUNT} Projekte`, 'Gemessen', 'Ziel', 'Urteil'],
			[
				['Bau', `${number(seconds)} s`, `≤ ${BUILD} s`, verdict(seconds <= BUILD)],
				[
					'Startseite, alles vor dem Scrollen',
					`${number(before / 1000)} → ${number(after / 1000)} KB (${number(change * 100, 1)} %)`,
					`± ${number(CHANGE * 100)} %`,
					verdict(Math.abs(change) <= CHANGE),
				],
			],
		);
	} finally {
		copy.remove();
	}
};

function build(root: string): number {
	const began = performance.now();
	execFileSync('npm', ['run', 'build', '--silent'], { cwd: root, stdio: 'pipe' });
	return (performance.now() - began) / 1000;
}

async function homeBytes(dist: string): Promise<number> {
	const service = await serveCopy(dist);
	const lighthouse = await openLighthouse();
	try {
		return (await lighthouse.audit(service.url)).bytes;
	} finally {
		lighthouse.close();
		await service.stop();
	}
}
