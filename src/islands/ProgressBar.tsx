import { useEffect, useState } from 'react';
import { formular } from '../content/texte/formular.ts';
import { nextProgress, PROGRESS } from '../lib/progress.ts';
import styles from './ProgressBar.module.css';

/** The bar at the top edge: creeps while `running`, runs to the end and leaves when that ends. */
export function ProgressBar({ running }: { running: boolean }) {
	const [state, setState] = useState<number | null>(null);

	useEffect(() => {
		if (!running) return;
		setState(PROGRESS.minimum);
		const interval = setInterval(
			() => setState((alt) => nextProgress(alt ?? PROGRESS.minimum)),
			PROGRESS.interval,
		);
		return () => {
			clearInterval(interval);
			setState(1);
			setTimeout(() => setState((alt) => (alt === 1 ? null : alt)), 2 * PROGRESS.tempo);
		};
	}, [running]);

	if (state === null) return null;
	return (
		<div
			className={styles.bar}
			role="progressbar"
			aria-label={formular.fortschritt}
			aria-valuemin={0}
			aria-valuemax={100}
			aria-valuenow={Math.round(state * 100)}
			style={{ transform: `scaleX(${state})` }}
		/>
	);
}
