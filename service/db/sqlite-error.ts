/**
 * What an error from node:sqlite means for the caller: `busy` = somebody else is writing, worth
 * another try in a moment; `storage` = disk full, unreadable or read-only, nothing else will fit
 * either; `damaged` = the file is not a sound database; `other` = this statement alone.
 * @see https://www.sqlite.org/rescode.html
 */
export function sqliteErrorKind(error: unknown): 'busy' | 'storage' | 'damaged' | 'other' {
	if (!(error instanceof Error) || !('errcode' in error)) return 'other';
	// The low byte is the primary code; the rest says more than is needed here.
	switch (Number(error.errcode) & 0xff) {
		case SQLITE_BUSY:
		case SQLITE_LOCKED:
			return 'busy';
		case SQLITE_NOMEM:
		case SQLITE_READONLY:
		case SQLITE_IOERR:
		case SQLITE_FULL:
		case SQLITE_CANTOPEN:
			return 'storage';
		case SQLITE_CORRUPT:
		case SQLITE_NOTADB:
			return 'damaged';
		default:
			return 'other';
	}
}

const SQLITE_BUSY = 5;
const SQLITE_LOCKED = 6;
const SQLITE_NOMEM = 7;
const SQLITE_READONLY = 8;
const SQLITE_IOERR = 10;
const SQLITE_CORRUPT = 11;
const SQLITE_FULL = 13;
const SQLITE_CANTOPEN = 14;
const SQLITE_NOTADB = 26;
