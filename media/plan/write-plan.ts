import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Riss, readRiss, rissFiles } from '../../src/lib/riss.ts';
import type { PlanRecording } from './take-plan.ts';

/** Raise it when the same page is to give another drawing than before. */
const planVersion = 2;

/** Writes riss.json and its four pictures for what `input` stands for. */
export async function writePlan(plan: PlanRecording, input: string, folder: string): Promise<void> {
	for (const device of ['desktop', 'telefon'] as const)
		for (const scheme of ['hell', 'dunkel'] as const)
			await writeFile(path.join(folder, rissFiles[device][scheme]), plan[device][scheme]);
	const text: Riss = {
		eingabe: planHash(input),
		desktop: plan.desktop.sheet,
		telefon: plan.telefon.sheet,
	};
	await writeFile(path.join(folder, 'riss.json'), `${JSON.stringify(text, null, '\t')}\n`);
}

/** Whether the folder has the drawing of just this input. */
export async function isDrawn(folder: string, input: string): Promise<boolean> {
	const file = path.join(folder, 'riss.json');
	return existsSync(file) && readRiss(await readFile(file, 'utf8')).eingabe === planHash(input);
}

/** What riss.json keeps of the input it was drawn from. */
export function planHash(input: string): string {
	return createHash('sha256').update(`${planVersion} ${input}`).digest('hex');
}
