import { inhaber } from '#shared/inhaber.ts';

/** Document title as every page has it: '{was} | {name}' (spec, section 2). */
export function pageTitle(was: string): string {
	return `${was} | ${inhaber.name}`;
}
