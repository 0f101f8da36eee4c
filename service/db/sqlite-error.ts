type Kind = 'busy' | 'storage' | 'damaged' | 'other';

/** Primary result codes of SQLite; what is not named here is `other`. */
const KINDS = new Map<number, Kind>([
	[5, 'busy'], // BUSY
	[6, 'busy'], // LOCKED
	[7, 'storage'], // NOMEM
	[8, 'storage'], // READONLY
	[10, 'storage'], // IOERR
	[11, 'damaged'], // CORRUPT
	[13, 'storage'], // FULL
	[14, 'storage'], // CANTOPEN
	[26, 'damaged'], // NOTADB
]);

/**
 * What an error from node:sqlite means for the caller: `busy` = somebody else is writing, worth
 * another try in a moment; `storage` = disk full, unreadable or read-only, nothing else will fit
 * either; `damaged` = the file is not a sound database; `other` = this statement alone.
 * @see https://www.sqlite.org/rescode.html
 */
export function sqliteErrorKind(error: unknown): Kind {
	if (!(error instanceof Error) || !('errcode' in error)) return 'other';
	// The low byte is the primary code; the rest says more than is needed here.
	return KINDS.get(Number(error.errcode) & 0xff) ?? 'other';
}
