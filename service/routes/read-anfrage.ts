import { type Anfrage, anfrageSchema } from '#shared/anfrage.ts';

export type Format = 'json' | 'form';

export type AnfrageRead =
	| { kind: 'anfrage'; anfrage: Anfrage }
	/** names of the fields at fault; empty when the body as a whole cannot be read */
	| { kind: 'invalid'; felder: string[] };

/** The format a Content-Type announces; `null` for those the endpoint does not take. */
export function formatOf(contentType: string | undefined): Format | null {
	const mediaType = (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase();
	if (mediaType === 'application/json') return 'json';
	if (mediaType === 'application/x-www-form-urlencoded') return 'form';
	return null;
}

/** Reads the six form fields out of a request body; what else it holds is ignored. */
export function readAnfrage(format: Format, bytes: Buffer): AnfrageRead {
	const fields = format === 'json' ? parseJson(bytes) : parseForm(bytes);
	if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
		return { kind: 'invalid', felder: [] };
	}
	const result = anfrageSchema.safeParse(fields);
	if (result.success) return { kind: 'anfrage', anfrage: result.data };
	return { kind: 'invalid', felder: result.error.issues.map((issue) => String(issue.path[0])) };
}

function parseJson(bytes: Buffer): unknown {
	try {
		return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
	} catch {
		// Broken JSON or broken UTF-8: either way nothing a browser form sends.
		return undefined;
	}
}

function parseForm(bytes: Buffer): object {
	const form = new URLSearchParams(bytes.toString('utf8'));
	const checked = form.get('checkbox');
	return {
		...Object.fromEntries(form),
		checkbox: checked !== null && CHECKED.has(checked),
	};
}

const CHECKED = new Set(['on', 'true', '1']);
