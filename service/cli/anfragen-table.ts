import { basename, dirname, join } from 'node:path';
import { dateTime } from './date-time.ts';
import type { StoredAnfrage } from './stored-anfrage.ts';
import { type Column, table } from './table.ts';
import { terminalLine } from './terminal-text.ts';
import { stand } from './zustellung.ts';

/** Inquiries as a table; which folder they lie in is shown when there are several. */
export function anfragenTable(anfragen: StoredAnfrage[], width: number, folders: number): string {
	const severalFolders = folders > 1;
	const columns: Column[] = [
		{ title: 'Nr.', least: 4, right: true },
		{ title: 'Eingang', least: 16 },
		{ title: 'Name', least: 12, most: 28 },
		{ title: 'Zustellung', least: 11 },
		...(severalFolders ? [{ title: 'Ordner', least: 8, most: 24 }] : []),
		{ title: 'E-Mail', least: 14, most: 32 },
		{ title: 'Nachricht', least: 12 },
	];
	const rows = anfragen.map((anfrage) => [
		String(anfrage.id),
		dateTime(anfrage.receivedAt),
		terminalLine(`${anfrage.vorname.slice(0, 200)} ${anfrage.nachname.slice(0, 200)}`),
		stand(anfrage),
		...(severalFolders ? [shortFolder(anfrage.folder)] : []),
		anfrage.email.slice(0, 200),
		(anfrage.verdacht.length > 0 ? '[Verdacht] ' : '') +
			terminalLine(anfrage.message.slice(0, 1000)),
	]);
	return table(columns, rows, width);
}

function shortFolder(path: string): string {
	return join(basename(dirname(path)), basename(path));
}
