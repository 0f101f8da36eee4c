import { nameOf, type Path } from './faults.ts';

/** What the package shows as an example and nobody can be or have. */
const INVENTED = [
	/^Max Mustermann$/,
	/^Musterstraße 1$/,
	/^12345$/,
	/\bMusterstadt\b/,
	/^\+?(?:49)?[\s0]{7,}$/,
	/^DE0{9}$/,
	/\.example(?:[/:?#]|$)/,
	/^Muster-(?:Hosting|Mail) GmbH$/,
];

/** Whether a value is invented, so that no owner can confirm it as the own one. */
export function isInvented(value: string): boolean {
	return INVENTED.some((pattern) => pattern.test(value.trim()));
}

/** Whether a value is invented, or holds something that is. */
export function hasInvented(value: unknown): boolean {
	return inventedFields(value).length > 0;
}

/** Lists the fields within a value that hold an invented one. */
export function inventedFields(value: unknown, path: Path = []): string[] {
	if (typeof value === 'string') return isInvented(value) ? [nameOf(path)] : [];
	if (Array.isArray(value)) return value.flatMap((part, i) => inventedFields(part, [...path, i]));
	return Object.entries(value ?? {}).flatMap(([name, part]) =>
		inventedFields(part, [...path, name]),
	);
}
