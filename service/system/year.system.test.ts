import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { course, courseText, type Step } from '../testing/year/course.ts';
import { Life } from '../testing/year/life.ts';
import { brokenPromises } from '../testing/year/promises.ts';
import { DAY } from '../times.ts';

/** `npm run test:lang` lives through many others, and shortens a course that breaks a promise; that takes hours. */
const isLong = import.meta.env.MODE === 'lang';
/** A failure names both: with them this course is lived through again. */
const { YEAR_SEED: seed = isLong ? Date.now() % 1e9 : 1, YEAR_PATH: path } = process.env;
const LIVES = Number(process.env.YEAR_LIVES ?? (isLong ? 60 : 3));

test(`whatever some months bring, the service keeps its promises, ${LIVES} times`, async () => {
	await fc.assert(
		fc.asyncProperty(course, async (steps) => {
			expect(await firstBroken(steps)).toBe('');
		}),
		{
			seed: Number(seed),
			numRuns: LIVES,
			endOnFailure: !isLong,
			...(path && { path }),
			async asyncReporter({ failed, counterexample, ...found }) {
				if (!failed) return;
				const [steps = []] = counterexample ?? [];
				const again = `YEAR_SEED=${found.seed} YEAR_PATH=${found.counterexamplePath}`;
				throw new Error(`${await firstBroken(steps)}\n${again}\n${courseText(steps)}`);
			},
		},
	);
});

/** Lives through a course up to the first broken promise, and returns it; '' = all were kept. */
async function firstBroken(steps: Step[]): Promise<string> {
	// In memory: months of waiting for the disk would take many minutes.
	const root = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'year-'));
	const life = new Life(root);
	const begun = life.time;
	try {
		for await (const what of life.through(steps)) {
			const broken = brokenPromises(life);
			if (broken.length > 0)
				return `Day ${((life.time - begun) / DAY).toFixed(2)}, ${what}: ${broken.join('; ')}`;
		}
		return '';
	} finally {
		life.end();
		rmSync(root, { recursive: true });
	}
}
