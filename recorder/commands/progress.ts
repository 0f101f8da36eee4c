/** What can be recorded by itself. */
export const allParts = ['bilder', 'riss', 'film'] as const;
export type Part = (typeof allParts)[number];

/** Shares of the whole time, as measured; what a run leaves out falls out of the sum. */
const weights = { bilder: 30, riss: 10, film: 30, packen: 20, schnitt: 20 };
type Stage = keyof typeof weights;
const everyMs = 8000;

/** Takes what share of a stage is done, from 0 to 1. */
export type Progress = (stage: Stage, share: number) => void;

/** Tells from time to time how far a long run is, and how long it still takes. */
export function startProgress(parts: readonly Part[], report: (line: string) => void): Progress {
	const stages: Stage[] = [...parts, 'packen'];
	if (parts.includes('film')) stages.push('schnitt');
	const whole = stages.reduce((sum, stage) => sum + weights[stage], 0);
	const done = new Map<Stage, number>();
	const start = performance.now();
	let told = start;
	return (stage, share) => {
		done.set(stage, share);
		const now = performance.now();
		const part = stages.reduce((sum, one) => sum + weights[one] * (done.get(one) ?? 0), 0) / whole;
		if (now - told < everyMs || part < 0.1) return;
		told = now;
		const left = Math.round(((now - start) / 1000) * (1 / part - 1));
		const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
		report(`${Math.round(part * 100)} %, noch etwa ${clock} min`);
	};
}
