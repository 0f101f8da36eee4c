import { parse } from 'node:querystring';
import { FIELDS } from '#shared/fields.ts';

/** Of a body with more fields the others are not read, so that they cost no time. */
const MAX_FIELDS = 100;

/** Reads the form's fields from a form-encoded body, the first of each name. */
export function parseForm(text: string): Record<string, string | boolean> {
	const sent = parse(text, '&', '=', { maxKeys: MAX_FIELDS });
	const values = FIELDS.map(({ name }) => [name, [sent[name]].flat()[0]] as const);
	const fields = Object.fromEntries(values.filter(([, value]) => value !== undefined));
	// A browser sends a ticked box as its value and no other box at all.
	return { ...fields, checkbox: ['on', 'true', '1'].includes(String(fields.checkbox)) };
}
