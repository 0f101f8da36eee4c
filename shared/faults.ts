import { z } from 'zod';
import { hideLogins } from './login.ts';

/*
 * How the owner hears of a wrong value in a file: the place, what was found, what was expected. Every
 * `error` of a schema completes „erwartet …“; what needs no words of its own gets them here. (Zod's own German
 * says „dass string <=90 Zeichen hat“.)
 */
const TYPES: Record<string, string> = {
	string: 'einen Text',
	number: 'eine Zahl',
	int: 'eine ganze Zahl',
	boolean: 'true oder false',
	array: 'eine Liste',
};

z.config({
	customError: (issue) => {
		if (issue.code === 'invalid_type') return TYPES[issue.expected];
		if (issue.code === 'invalid_value') return `eines von ${issue.values.join(', ')}`;
		if (issue.code === 'too_big')
			return `höchstens ${issue.maximum}${unit(issue.origin, issue.maximum)}`;
		if (issue.code === 'too_small')
			return `mindestens ${issue.minimum}${unit(issue.origin, issue.minimum)}`;
		return undefined;
	},
});

function unit(origin: string, count: number | bigint): string {
	if (origin === 'string') return ' Zeichen';
	if (origin === 'array') return Number(count) === 1 ? ' Eintrag' : ' Einträge';
	return '';
}

/** The way to a part of a file: names of fields, and numbers in lists. */
export type Path = readonly PropertyKey[];

/** What is wrong with a part of a file: what stands at `path`, what should, and what to do about it. */
export type Fault = {
	path: Path;
	found: string;
	expected: string;
	remedy: string;
	/** The schema knows no such field. */
	isUnknown?: true;
};

/** Lists what a schema complains of in this content. */
export function faultsOf({ issues }: z.core.$ZodError, content: unknown): Fault[] {
	return issues.flatMap((issue): Fault | Fault[] => {
		const { message: expected, path } = issue;
		if (issue.code === 'unrecognized_keys')
			return issue.keys.map((key) => ({
				path: [...path, key],
				found: 'ein unbekanntes Feld',
				expected,
				remedy: 'den Namen berichtigen oder die Zeile entfernen',
				isUnknown: true,
			}));
		const value = valueAt(content, path);
		const remedy = value === undefined ? 'dort ergänzen' : 'dort berichtigen';
		return { path, found: quote(value), expected, remedy };
	});
}

/** The name of a field as the owner would write it: „techstacks[2].tool“; '' for the whole file. */
export function nameOf(path: Path): string {
	const name = path
		.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
		.join('');
	return name.replace(/^\./, '');
}

/** Whether `field` is `outer`, or lies within it. */
export function isWithin(field: string, outer: string): boolean {
	return field.startsWith(outer) && /^$|^[./[]/.test(field.slice(outer.length));
}

/** The place in a file as a sentence about it begins. */
export function fieldInWords(path: Path): string {
	return path.length === 0 ? 'die ganze Datei' : `Feld „${nameOf(path)}“`;
}

/** The part of an unchecked value at `path`; undefined where the path leads nowhere. */
function valueAt(value: unknown, path: Path): unknown {
	return path.reduce((outer, part) => Reflect.get(Object(outer), part), value);
}

/** Puts a found value into words that fit after „gefunden“, and shortens long ones. */
export function quote(value: unknown): string {
	if (value === undefined || value === null || value === '') return 'nichts';
	if (Array.isArray(value))
		return `eine Liste mit ${value.length} ${value.length === 1 ? 'Eintrag' : 'Einträgen'}`;
	if (typeof value === 'object') return `einen Block mit ${Object.keys(value).join(', ')}`;
	const text = hideLogins(String(value).replace(/\s+/g, ' ').trim());
	return `„${text.length > 60 ? `${text.slice(0, 60)}…` : text}“`;
}

/** Accepts these fields and no others. */
export function strictFields<Shape extends z.core.$ZodLooseShape>(
	shape: Shape,
): z.ZodObject<Shape, z.core.$strict> {
	return z.strictObject(shape, { error: `die Felder ${Object.keys(shape).join(', ')}` });
}
