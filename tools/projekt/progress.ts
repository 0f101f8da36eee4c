/**
 * Puts the lines of a recording into words: what is done, which of how many, and how long it still takes.
 * @param now the time in milliseconds
 */
export function recordingProgress(now: () => number): (line: string) => string {
	const begun = now();
	let picture = '';
	/** How much of each film is taken, in percent. */
	const films = new Map<string, number>();
	return (line) => {
		const [, number, count] = /bild-(\d+) von (\d+)$/.exec(line) ?? [];
		const [, film = '', percent] = /([\w-]+): (\d+) %$/.exec(line) ?? [];
		if (number) picture = `Bild ${number} von ${count}`;
		else if (percent) films.set(film, Number(percent));
		else return line.replace(/^[\w-]+: /, '');
		const least = Math.min(...films.values());
		const parts = [
			...(films.size > 0 ? [`Filme ${least} %`] : []),
			...(picture && !isLast(picture) ? [picture] : []),
			...(films.size > 0 && least > 0
				? [remaining(((now() - begun) * (100 - least)) / least)]
				: []),
		];
		return `Aufnahme läuft: ${parts.join(', ') || picture}`;
	};
}

function isLast(picture: string): boolean {
	const [number, count] = picture.match(/\d+/g) ?? [];
	return number === count;
}

function remaining(milliseconds: number): string {
	const minutes = Math.ceil(milliseconds / 60_000);
	return minutes <= 1 ? 'noch etwa eine Minute' : `noch etwa ${minutes} Minuten`;
}
