import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../service/db/open.ts';

/**
 * Commits per second of one bare INSERT each, with the pragmas of the service, in the same folder.
 */
export function bareInsertsPerSecond(folder: string, seconds: number): number {
	const file = join(folder, 'vergleich.sqlite');
	const db = openDatabase(file);
	db.exec(
		'CREATE TABLE vergleich (vorname TEXT, nachname TEXT, email TEXT, phone TEXT, message TEXT)',
	);
	const insert = db.prepare('INSERT INTO vergleich VALUES (?, ?, ?, ?, ?)');
	const message = 'Text '.repeat(72);
	const began = performance.now();
	let count = 0;
	while (performance.now() - began < seconds * 1000) {
		insert.run('Ada', 'Beispiel', `ada${count}@beispiel.de`, '+49 231 123456', message);
		count += 1;
	}
	const rate = (count * 1000) / (performance.now() - began);
	db.close();
	for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
	return rate;
}
