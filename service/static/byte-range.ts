export type ByteRange =
	/** send everything: no range, or one this server does not take (several, other units) */
	| { kind: 'whole' }
	/** both ends inclusive */
	| { kind: 'part'; start: number; end: number }
	| { kind: 'unsatisfiable' };

/** Reads a Range header for a file of `size` bytes (RFC 9110, section 14). */
export function parseByteRange(header: string | undefined, size: number): ByteRange {
	const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
	if (match === null) return { kind: 'whole' };
	const [, first = '', last = ''] = match;
	if (first === '' && last === '') return { kind: 'whole' };

	if (first === '') {
		const length = Math.min(Number(last), size);
		return length === 0
			? { kind: 'unsatisfiable' }
			: { kind: 'part', start: size - length, end: size - 1 };
	}
	const start = Number(first);
	const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
	if (last !== '' && Number(last) < start) return { kind: 'whole' };
	return start >= size ? { kind: 'unsatisfiable' } : { kind: 'part', start, end };
}
