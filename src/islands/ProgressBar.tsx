import { useEffect, useState } from 'react';
import { formular } from '../content/texte/formular.ts';
import { nextProgress, PROGRESS } from '../lib/progress.ts';
import stil from './ProgressBar.module.css';

/** The bar at the top edge: creeps while `laeuft`, runs to the end and leaves when that ends. */
export function ProgressBar({ laeuft }: { laeuft: boolean }) {
	const [stand, setStand] = useState<number | null>(null);

	useEffect(() => {
		if (!laeuft) return;
		setStand(PROGRESS.minimum);
		const takt = setInterval(
			() => setStand((alt) => nextProgress(alt ?? PROGRESS.minimum)),
			PROGRESS.takt,
		);
		return () => {
			clearInterval(takt);
			setStand(1);
			setTimeout(() => setStand((alt) => (alt === 1 ? null : alt)), 2 * PROGRESS.tempo);
		};
	}, [laeuft]);

	if (stand === null) return null;
	return (
		<div
			className={stil.balken}
			role="progressbar"
			aria-label={formular.fortschritt}
			aria-valuemin={0}
			aria-valuemax={100}
			aria-valuenow={Math.round(stand * 100)}
			style={{ transform: `scaleX(${stand})` }}
		/>
	);
}
