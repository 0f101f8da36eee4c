import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Imports every file the owner edits, before a build or check. A forgotten comma or quotation mark, or an
 * address without https://, ends in one sentence with file and place instead of a compiler's trace.
 */
const root = process.cwd();
const texts = 'src/content/texte';
const files = [
	'shared/inhaber.ts',
	...readdirSync(join(root, texts)).map((name) => join(texts, name)),
];

for (const file of files) {
	try {
		await import(join(root, file));
	} catch (error) {
		console.error(complaint(file, error));
		process.exit(1);
	}
}

const { siteUrl }: { siteUrl: string } = (await import('#shared/inhaber.ts')).inhaber;
const url = URL.parse(siteUrl);
if (url?.protocol !== 'https:' || url.origin !== siteUrl) {
	console.error(
		`shared/inhaber.ts, Feld „siteUrl“: gefunden „${siteUrl}“, erwartet „https://www.ihre-domain.de“, mit https:// und ohne Schrägstrich am Ende.`,
	);
	process.exit(1);
}

function complaint(file: string, error: unknown): string {
	const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
	const [, where = file, line] = /((?:shared|src)\/[\w/-]+\.ts):(\d+)/.exec(trace) ?? [];
	const place = line ? `${where}, Zeile ${line}` : where;
	return `${place}: Hier oder in der Zeile darüber fehlt ein Anführungszeichen, ein Komma oder eine Klammer. Bitte ergänzen. (${error instanceof Error ? error.message : error})`;
}
