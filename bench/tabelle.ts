import { urteil, type Zeile, type Ziel } from './messung.ts';

/** The lines as one table for the terminal and, with its bars, for a Markdown file. */
export function tabelle(zeilen: readonly Zeile[]): string {
	const felder = [
		['Was', 'Gemessen', 'Ziel', 'Urteil'],
		...zeilen.map((zeile) => [
			zeile.hinweis ? `${zeile.was} (${zeile.hinweis})` : zeile.was,
			zeile.wert === null ? '–' : betrag(zeile.wert, zeile.einheit),
			zielText(zeile.ziel, zeile.einheit),
			urteil(zeile),
		]),
	];
	const breiten = [0, 1, 2, 3].map((spalte) =>
		Math.max(...felder.map((reihe) => reihe[spalte]?.length ?? 0)),
	);
	const [kopf = '', ...rest] = felder.map(
		(reihe) => `| ${reihe.map((feld, spalte) => pad(feld, breiten[spalte], spalte)).join(' | ')} |`,
	);
	const strich = `|${breiten.map((breite, spalte) => '-'.repeat(breite + 1) + (spalte === 1 || spalte === 2 ? ':' : '-')).join('|')}|`;
	return [kopf, strich, ...rest].join('\n');
}

function zielText(ziel: Ziel | undefined, einheit: Zeile['einheit']): string {
	if (ziel === undefined) return '';
	return 'hoechstens' in ziel
		? `≤ ${betrag(ziel.hoechstens, einheit)}`
		: `≥ ${betrag(ziel.mindestens, einheit)}`;
}

function betrag(wert: number, einheit: Zeile['einheit']): string {
	const stellen = einheit === 'ms' || einheit === 'pro s' ? 0 : wert >= 100 ? 0 : 2;
	const zahl = wert.toLocaleString('de-DE', { maximumFractionDigits: stellen });
	return einheit ? `${zahl} ${einheit}` : zahl;
}

function pad(feld: string, breite = 0, spalte: number): string {
	return spalte === 1 || spalte === 2 ? feld.padStart(breite) : feld.padEnd(breite);
}
