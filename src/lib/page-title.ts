import { inhaber } from '#shared/inhaber.ts';

/** Document title as every page has it: '{subject} | {name}' (spec, section 2). */
export function pageTitle(subject: string): string {
	return `${subject} | ${inhaber.name}`;
}
