import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { galerie } from '../../content/texte/galerie.ts';
import styles from './ViewerBar.module.css';

type Props = {
	caption: string;
	number: number;
	count: number;
	onStep: (by: 1 | -1) => void;
	onClose: () => void;
};

/** Below a large picture: its caption, its place among all, and the buttons. PhotoSwipe's class fades it with the picture. */
export function ViewerBar({ caption, number, count, onStep, onClose }: Props) {
	return (
		<div className={`pswp__hide-on-close ${styles.bar}`}>
			<p className={styles.caption} aria-live="polite">
				<span>{caption}</span>
				<span className={styles.place}>{galerie.bildVon(number, count)}</span>
			</p>
			<button
				type="button"
				aria-label={galerie.vorheriges}
				aria-disabled={number === 1}
				onClick={() => onStep(-1)}
			>
				<ArrowLeft size={22} />
			</button>
			<button
				type="button"
				aria-label={galerie.naechstes}
				aria-disabled={number === count}
				onClick={() => onStep(1)}
			>
				<ArrowRight size={22} />
			</button>
			<button type="button" aria-label={galerie.schliessen} onClick={onClose}>
				<X size={22} />
			</button>
		</div>
	);
}
