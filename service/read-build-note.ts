import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** What the build left about itself in `build.json`. */
export type BuildNote = {
	/** days the built privacy policy promises */
	aufbewahrungstage: number;
};

const buildNote = z.object({ aufbewahrungstage: z.int() });

/** Reads `build.json` of the built site; `null` where it is missing or says nothing usable. */
export function readBuildNote(distDir: string): BuildNote | null {
	const file = join(distDir, 'build.json');
	if (!existsSync(file)) return null;
	try {
		return buildNote.parse(JSON.parse(readFileSync(file, 'utf8')));
	} catch {
		// A note nobody can read warns of nothing; the site itself is what counts.
		return null;
	}
}
