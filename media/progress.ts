import { allParts, type Part } from './recordings.ts';

/** Shares of the whole time, as measured; what a run leaves out falls out of the sum. */
const weights = { bilder: 30, riss: 10, film: 30, packen: 20, schnitt: 20 };
type Stage = keyof typeof weights;
const everyMs = 8000;

/** Tells from time to time how far a long run is, and how long it still takes. */
export class Progress {
	#report: (line: string) => void;
	#done = new Map<Stage, number>();
	#start = performance.now();
	#told = performance.now();

	constructor(parts: readonly Part[], report: (line: string) => void) {
		for (const part of parts) this.#done.set(part, 0);
		if (parts.includes('film')) this.#done.set('schnitt', 0);
		this.#done.set('packen', 0);
		this.#report = report;
	}

	/** `share` 0–1 of one stage is done. */
	set = (stage: Stage, share: number): void => {
		// What is packed was recorded.
		if (stage === 'packen')
			for (const part of allParts) if (this.#done.has(part)) this.#done.set(part, 1);
		this.#done.set(stage, share);
		const now = performance.now();
		if (now - this.#told < everyMs) return;
		this.#told = now;
		const all = [...this.#done].reduce((sum, [name]) => sum + weights[name], 0);
		const part = [...this.#done].reduce((sum, [name, n]) => sum + weights[name] * n, 0) / all;
		if (part < 0.05) return;
		const left = Math.round(((now - this.#start) / 1000) * (1 / part - 1));
		const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
		this.#report(`${Math.round(part * 100)} %, noch etwa ${clock} min`);
	};
}
