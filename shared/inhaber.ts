import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { FACTS, type Inhaber, readInhaber } from './owner-schema.ts';
import { readText } from './read-text.ts';

/** The owner's facts; what he leaves empty is '' or absent. */
export const inhaber: Inhaber = readInhaber(readText(FACTS, rootOfFacts()), new Date());

/** The build bundles this module elsewhere, and is run in the project's root. */
function rootOfFacts(): string {
	const own = join(import.meta.dirname, '..');
	return existsSync(join(own, FACTS)) ? own : '';
}
