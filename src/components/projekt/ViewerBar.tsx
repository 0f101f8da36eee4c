import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import type PhotoSwipe from 'photoswipe';
import { useCallback, useSyncExternalStore } from 'react';
import { galerie } from '../../content/texte/galerie.ts';
import styles from './ViewerBar.module.css';

type Props = {
	viewer: PhotoSwipe;
	/** The captions of all pictures, in their order. */
	captions: readonly string[];
};

/** Below a large picture: its caption, its number among all, and the buttons. */
export function ViewerBar({ viewer, captions }: Props) {
	const subscribe = useCallback(
		(notify: () => void) => {
			viewer.on('change', notify);
			return () => viewer.off('change', notify);
		},
		[viewer],
	);
	const index = useSyncExternalStore(subscribe, () => viewer.currIndex);
	// Its class makes PhotoSwipe fade the bar with the picture.
	return (
		<div className={`pswp__hide-on-close ${styles.bar}`}>
			<p className={styles.caption} aria-live="polite">
				<span>{captions[index]}</span>
				<span className={styles.count}>{galerie.bildVon(index + 1, captions.length)}</span>
			</p>
			<button
				type="button"
				aria-label={galerie.vorheriges}
				aria-disabled={index === 0}
				onClick={() => viewer.prev()}
			>
				<ArrowLeft size={22} />
			</button>
			<button
				type="button"
				aria-label={galerie.naechstes}
				aria-disabled={index === captions.length - 1}
				onClick={() => viewer.next()}
			>
				<ArrowRight size={22} />
			</button>
			<button type="button" aria-label={galerie.schliessen} onClick={() => viewer.close()}>
				<X size={22} />
			</button>
		</div>
	);
}
