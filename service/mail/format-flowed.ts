/** Longest line that is sent, as RFC 3676 recommends; single words may be longer. */
const WIDTH = 78;

/**
 * Text in format=flowed (RFC 3676): long lines are broken after a space, and that space at the
 * end of a line tells the reader's program to join them again to its own width. Line ends: \r\n.
 */
export function formatFlowed(text: string): string {
	return text.split('\n').flatMap(flowLine).join('\r\n');
}

function flowLine(line: string): string[] {
	// A space at the end would join this line to the next.
	const words = line.replace(/ +$/, '').match(/[^ ]* +|[^ ]+/g) ?? [''];
	const lines: string[] = [];
	let current = '';
	for (const word of words) {
		if (current !== '' && current.length + word.trimEnd().length > WIDTH) {
			lines.push(stuff(current));
			current = '';
		}
		current += word;
	}
	return [...lines, stuff(current)];
}

/** What would read as a quotation, a mailbox separator or stuffing itself gets a space in front. */
function stuff(line: string): string {
	return /^( |>|From )/.test(line) ? ` ${line}` : line;
}
