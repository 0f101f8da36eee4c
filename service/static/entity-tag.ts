/** Whether If-None-Match names this tag (weak comparison): then 304 is the answer. */
export function matchesTag(header: string, tag: string): boolean {
	if (header === tag) return true;
	return header
		.split(',')
		.map((entry) => entry.trim().replace(/^W\//, ''))
		.some((entry) => entry === tag || entry === '*');
}
