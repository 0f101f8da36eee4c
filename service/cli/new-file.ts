import { writeFileSync } from 'node:fs';

/** Creates a file for this user alone and never touches one that is there; says why it cannot. */
export function writeNewFile(file: string, text = ''): string | null {
	try {
		writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
		return null;
	} catch (error) {
		const code = error instanceof Error && 'code' in error ? error.code : error;
		if (code === 'EEXIST') return `${file} gibt es schon; überschrieben wird nichts.`;
		return `${file} lässt sich nicht anlegen (${code}).`;
	}
}
