import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FACTS, type Inhaber, readInhaber } from './owner-schema.ts';

/** The owner's facts; what he leaves empty is '' or absent. */
export const inhaber: Inhaber = readInhaber(readFileSync(factsFile(), 'utf8'), new Date());

/** The build bundles this module elsewhere, and is run in the project's root. */
function factsFile(): string {
	const own = join(import.meta.dirname, '..', FACTS);
	return existsSync(own) ? own : FACTS;
}
