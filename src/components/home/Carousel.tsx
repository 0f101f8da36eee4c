import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { karussell as texts } from '../../content/texte/karussell.ts';
import { Button } from '../ui/Button.tsx';
import styles from './Carousel.module.css';
import { useScrollSnap } from './use-scroll-snap.ts';

type Props = {
	/** The clients' names, in the order of the slides. */
	names: readonly string[];
	/** A list with one item for each name. */
	children?: React.ReactNode;
};

/**
 * A row of slides that the browser scrolls and snaps by itself, with arrows, arrow keys and dragging by
 * mouse. Figures: specification, section 9.
 */
export function Carousel({ names, children }: Props) {
	const { row, first, inSight, isMoving, goBy, startDrag, stopClickAfterDrag } = useScrollSnap(
		names.length,
	);
	const [isAnnounced, setIsAnnounced] = useState(false);
	const goAndSay = (by: number) => {
		setIsAnnounced(true);
		goBy(by);
	};
	const onKeyDown = (event: React.KeyboardEvent) => {
		const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
		if (!by || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		goAndSay(by);
	};
	return (
		<section
			className={`shell section ${styles.carousel}`}
			aria-roledescription={texts.art}
			aria-labelledby="projekte"
			onKeyDown={onKeyDown}
			onFocus={() => setIsAnnounced(false)}
			onPointerDown={startDrag}
			onClickCapture={stopClickAfterDrag}
			onDragStart={(event) => event.preventDefault()}
		>
			<div className={styles.head}>
				<h2 id="projekte">{texts.titel}</h2>
				<div className={styles.arrows}>
					<button
						type="button"
						aria-label={texts.vorheriges}
						aria-disabled={first === 0}
						onClick={() => goAndSay(-1)}
					>
						<ArrowLeft size={20} />
					</button>
					<button
						type="button"
						aria-label={texts.naechstes}
						aria-disabled={first + inSight >= names.length}
						onClick={() => goAndSay(1)}
					>
						<ArrowRight size={20} />
					</button>
				</div>
				{/* Said after an arrow; whoever moves by focus or finger hears the slides themselves. */}
				<p className="visually-hidden" aria-live="polite">
					{isAnnounced && texts.stand(names.slice(first, first + inSight), first + 1, names.length)}
				</p>
			</div>
			{/* Tab stops at its links, not at the row itself. */}
			<div ref={row} className={styles.row} tabIndex={-1} data-moving={isMoving || undefined}>
				{children}
			</div>
			<p className={styles.more}>
				<Button href="/portfolio" kind="quiet">
					{texts.weitere}
				</Button>
			</p>
		</section>
	);
}
