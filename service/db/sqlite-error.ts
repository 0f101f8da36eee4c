/** Primary result codes of SQLite that mean something to a caller. */
const KINDS: Record<number, 'busy' | 'damaged' | 'full'> = {
	5: 'busy', // BUSY
	6: 'busy', // LOCKED
	11: 'damaged', // CORRUPT
	13: 'full',
	26: 'damaged', // NOTADB
};

/**
 * What an error from node:sqlite means for the caller: `busy` = somebody else is writing, worth
 * another try in a moment; `damaged` = the file is no sound database; `full` = the disk has no room;
 * `other` = whatever it says.
 * @see https://www.sqlite.org/rescode.html
 */
export function sqliteErrorKind(error: unknown): 'busy' | 'damaged' | 'full' | 'other' {
	if (!(error instanceof Error) || !('errcode' in error)) return 'other';
	// The low byte is the primary code; the rest says more than is needed here.
	return KINDS[Number(error.errcode) & 0xff] ?? 'other';
}
