/** The parts of a recording that can be renewed alone. */
export const parts = ['pictures', 'plan', 'film'] as const;
export type Part = (typeof parts)[number];

/** How long the phases take, compared with each other, as measured. */
const weights = { pictures: 30, plan: 10, film: 50, packing: 20, encoding: 30 };
type Phase = keyof typeof weights;

/** Takes the share of a phase that is done, from 0 to 1. */
export type Progress = (phase: Phase, share: number) => void;

/** Tells how much of a recording of these parts is done whenever a phase gets on. */
export function startProgress(
	wanted: readonly Part[],
	onProgress: (share: number) => void = () => undefined,
): Progress {
	const phases: Phase[] = [...wanted, 'packing'];
	if (wanted.includes('film')) phases.push('encoding');
	const whole = phases.reduce((sum, phase) => sum + weights[phase], 0);
	const done = new Map<Phase, number>();
	return (phase, share) => {
		done.set(phase, share);
		onProgress(phases.reduce((sum, one) => sum + weights[one] * (done.get(one) ?? 0), 0) / whole);
	};
}
