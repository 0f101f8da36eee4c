import type { Werkbank } from './werkbank.ts';

export type Ziel = { hoechstens: number } | { mindestens: number };

/** One line of the table. `wert` is `null` where it could not be measured; `hinweis` says why. */
export type Zeile = {
	was: string;
	wert: number | null;
	einheit?: 'ms' | 's' | 'KB' | '×' | '%' | 'pro s';
	/** Without one the line is there for comparison. */
	ziel?: Ziel;
	hinweis?: string;
	/** Every single reading behind `wert`, in the order they were taken. */
	einzeln?: number[];
};

/** What one measurement file exports: it takes what it needs from the workbench. */
export type Messung = (werkbank: Werkbank) => Promise<Zeile[]>;

export type Urteil = 'erreicht' | 'verfehlt' | 'nicht gemessen' | '–';

/** Whether a line keeps what it should. */
export function urteil({ wert, ziel }: Zeile): Urteil {
	if (wert === null) return 'nicht gemessen';
	if (ziel === undefined) return '–';
	const gut = 'hoechstens' in ziel ? wert <= ziel.hoechstens : wert >= ziel.mindestens;
	return gut ? 'erreicht' : 'verfehlt';
}

/** The middle value; NaN of nothing. */
export function median(werte: readonly number[]): number {
	return werte.toSorted((a, b) => a - b)[Math.floor(werte.length / 2)] ?? Number.NaN;
}

/** A line whose value is the median of its readings. */
export function medianZeile(
	was: string,
	einzeln: number[],
	rest: Omit<Zeile, 'was' | 'wert' | 'einzeln'>,
): Zeile {
	if (einzeln.length === 0) return { was, wert: null, ...rest };
	return { was, wert: median(einzeln), einzeln, ...rest };
}

/** Kilobytes of 1000 bytes, as the footer of the pages counts them. */
export const kilobytes = (bytes: number): number => bytes / 1000;
