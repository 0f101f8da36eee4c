import { useEffect, useState } from 'react';
import styles from './SendingProgress.module.css';

/** As the customer asked for it; times in milliseconds. */
const PROGRESS = { minimum: 0.08, speed: 200, interval: 800 } as const;

/** The bar at the top edge while an inquiry is sent: grows while `running`, then runs to its end and disappears. */
export function SendingProgress({ running }: { running: boolean }) {
	/** From 0, where there is no bar, to 1. */
	const [value, setValue] = useState(0);
	const [wasRunning, setWasRunning] = useState(false);
	if (running !== wasRunning) {
		setWasRunning(running);
		setValue(running ? PROGRESS.minimum : 1);
	}

	useEffect(() => {
		if (running) {
			const trickle = setInterval(() => setValue(nextProgress), PROGRESS.interval);
			return () => clearInterval(trickle);
		}
		const end = setTimeout(() => setValue(0), 2 * PROGRESS.speed);
		return () => clearTimeout(end);
	}, [running]);

	if (value === 0) return null;
	return (
		<div
			className={styles.bar}
			// Its steps are invented; what screen readers hear is the form's status.
			aria-hidden="true"
			style={{ transform: `scaleX(${value})`, transitionDuration: `${PROGRESS.speed}ms` }}
		/>
	);
}

/**
 * The next value, between 0 and 1, of the bar while a request runs: its steps get smaller, and it
 * never reaches the end.
 */
export function nextProgress(value: number): number {
	return Math.min(value + step(value), 0.994);
}

function step(value: number): number {
	if (value < 0.2) return 0.1;
	if (value < 0.5) return 0.04;
	if (value < 0.8) return 0.02;
	return 0.005;
}
