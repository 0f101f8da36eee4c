/** Longest line that is sent, as RFC 3676 recommends; single words may be longer. */
const WIDTH = 78;

/**
 * Text in format=flowed (RFC 3676): long lines are broken after a space, and that space at the
 * end of a line tells the reader's program to join them again to its own width. Line ends: \r\n.
 */
export function formatFlowed(text: string): string {
	return text.split('\n').map(flowLine).join('\r\n');
}

function flowLine(line: string): string {
	// A space at the end would join this line to the next.
	let rest = withoutTrailingSpaces(line);
	if (rest.length <= WIDTH) return stuff(rest);
	const lines: string[] = [];
	while (rest.length > WIDTH) {
		const end = breakAfter(rest);
		if (end === -1) break;
		lines.push(stuff(rest.slice(0, end)));
		rest = rest.slice(end);
	}
	return [...lines, stuff(rest)].join('\r\n');
}

/** Where to break: after the last space that fits, else after the first one; -1 for a single word. */
function breakAfter(text: string): number {
	const within = text.lastIndexOf(' ', WIDTH);
	return (within > 0 ? within : text.indexOf(' ', WIDTH)) + 1 || -1;
}

/** A regular expression would take quadratic time on a line full of spaces. */
function withoutTrailingSpaces(line: string): string {
	let end = line.length;
	while (line[end - 1] === ' ') end -= 1;
	return line.slice(0, end);
}

/** What would read as a quotation, a mailbox separator or stuffing itself gets a space in front. */
function stuff(line: string): string {
	return /^( |>|From )/.test(line) ? ` ${line}` : line;
}
