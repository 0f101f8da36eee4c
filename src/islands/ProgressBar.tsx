import { useEffect, useState } from 'react';
import { formular } from '../content/texte/formular.ts';
import { nextProgress, PROGRESS } from '../lib/progress.ts';
import styles from './ProgressBar.module.css';

/** A bar at the top edge: grows while `running`, then runs to its end and disappears. */
export function ProgressBar({ running }: { running: boolean }) {
	const [value, setValue] = useState<number | null>(null);

	useEffect(() => {
		if (!running) return;
		setValue(PROGRESS.minimum);
		const interval = setInterval(
			() => setValue((value) => nextProgress(value ?? PROGRESS.minimum)),
			PROGRESS.interval,
		);
		return () => {
			clearInterval(interval);
			setValue(1);
			// Not where another request has begun meanwhile.
			setTimeout(() => setValue((value) => (value === 1 ? null : value)), 2 * PROGRESS.tempo);
		};
	}, [running]);

	if (value === null) return null;
	return (
		<div
			className={styles.bar}
			role="progressbar"
			// Readers would say "100 percent" of a failed send, too.
			aria-hidden={value === 1}
			aria-label={formular.fortschritt}
			aria-valuemin={0}
			aria-valuemax={100}
			aria-valuenow={Math.round(value * 100)}
			style={{ transform: `scaleX(${value})` }}
		/>
	);
}
