/** Breaks a text into lines of at most so many letters, at spaces where it can; empty lines are left out. */
export function wrapped(text: string, letters: number): string[] {
	return text
		.split('\n')
		.flatMap((line) => wrappedLine(line, letters))
		.filter((line) => line !== '');
}

function wrappedLine(line: string, letters: number): string[] {
	const tooLong = RegExp(`\\S{${letters}}(?=\\S)`, 'gu');
	const [first = '', ...words] = line.replace(tooLong, '$& ').trim().split(/\s+/);
	const lines = [first];
	for (const word of words) {
		const longer = `${lines.at(-1)} ${word}`;
		if (longer.length > letters) lines.push(word);
		else lines.splice(-1, 1, longer);
	}
	return lines;
}
