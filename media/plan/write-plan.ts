import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Riss, rissFiles } from '../../src/lib/riss.ts';
import type { PlanRecording } from './take-plan.ts';

/** Writes riss.json and its four pictures. */
export async function writePlan(plan: PlanRecording, folder: string): Promise<void> {
	for (const device of ['desktop', 'telefon'] as const)
		for (const scheme of ['hell', 'dunkel'] as const)
			await writeFile(path.join(folder, rissFiles[device][scheme]), plan[device][scheme]);
	const text: Riss = { desktop: plan.desktop.sheet, telefon: plan.telefon.sheet };
	await writeFile(path.join(folder, 'riss.json'), `${JSON.stringify(text, null, '\t')}\n`);
}
