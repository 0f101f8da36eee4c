import type { Progress } from '../../recorder/index.ts';

/**
 * Puts into words how a recording gets on: what is done, which of how many, and how long it still takes.
 * @param now the time in milliseconds
 */
export function recordingProgress(now: () => number): (progress: Progress) => string {
	const begun = now();
	let picture = { number: 0, of: 0 };
	const films = new Map<string, number>();
	return (progress) => {
		if (progress.kind === 'packing') return 'Bilder werden gepackt';
		if (progress.kind === 'picture') picture = progress;
		else films.set(progress.device, progress.share);
		const pictures = `Bild ${picture.number} von ${picture.of}`;
		if (films.size === 0) return `Aufnahme läuft: ${pictures}`;
		const taken = Math.min(...films.values());
		const parts = [`Filme ${Math.round(100 * taken)} %`];
		if (picture.number < picture.of) parts.push(pictures);
		parts.push(remaining(((now() - begun) * (1 - taken)) / taken));
		return `Aufnahme läuft: ${parts.join(', ')}`;
	};
}

function remaining(milliseconds: number): string {
	const minutes = Math.ceil(milliseconds / 60_000);
	return minutes <= 1 ? 'noch etwa eine Minute' : `noch etwa ${minutes} Minuten`;
}
