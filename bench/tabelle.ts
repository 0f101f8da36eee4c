/** A Markdown table; its columns stand in line in the terminal, too. */
export function tabelle(kopf: string[], reihen: string[][]): string {
	const breiten = kopf.map((_, spalte) =>
		Math.max(...[kopf, ...reihen].map((reihe) => reihe[spalte]?.length ?? 0)),
	);
	const line = (reihe: string[]) =>
		`| ${breiten.map((breite, spalte) => (reihe[spalte] ?? '').padEnd(breite)).join(' | ')} |`;
	return [line(kopf), line(breiten.map((breite) => '-'.repeat(breite))), ...reihen.map(line)].join(
		'\n',
	);
}

/** A figure as Germans write it, with so many places after the comma. */
export function zahl(wert: number, stellen = 0): string {
	return wert.toLocaleString('de-DE', {
		minimumFractionDigits: stellen,
		maximumFractionDigits: stellen,
	});
}

export function urteil(erreicht: boolean): string {
	return erreicht ? 'erreicht' : 'verfehlt';
}

/** The middle value; NaN of nothing. */
export function median(werte: readonly number[]): number {
	return werte.toSorted((a, b) => a - b)[Math.floor(werte.length / 2)] ?? Number.NaN;
}
