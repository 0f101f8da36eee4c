/** The outputs of a recording that the owner can renew alone. */
export const allOutputs = ['bilder', 'riss', 'film'] as const;
export type Output = (typeof allOutputs)[number];

/** How long the phases take, compared with each other, as measured. */
const weights = { bilder: 30, riss: 10, film: 30, packing: 20, encoding: 20 };
type Phase = keyof typeof weights;
const reportEveryMs = 8000;

/** Takes the share of a phase that is done, from 0 to 1. */
export type Progress = (phase: Phase, share: number) => void;

/** Reports every few seconds how much of a recording is done and how long the rest takes. */
export function startProgress(
	outputs: readonly Output[],
	report: (line: string) => void,
): Progress {
	const phases: Phase[] = [...outputs, 'packing'];
	if (outputs.includes('film')) phases.push('encoding');
	const whole = phases.reduce((sum, phase) => sum + weights[phase], 0);
	const done = new Map<Phase, number>();
	const start = performance.now();
	let lastReport = start;
	return (phase, doneShare) => {
		done.set(phase, doneShare);
		const now = performance.now();
		const share = phases.reduce((sum, one) => sum + weights[one] * (done.get(one) ?? 0), 0) / whole;
		if (now - lastReport < reportEveryMs || share < 0.1) return;
		lastReport = now;
		const left = Math.round(((now - start) / 1000) * (1 / share - 1));
		const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
		report(`${Math.round(share * 100)} %, noch etwa ${clock} min`);
	};
}
