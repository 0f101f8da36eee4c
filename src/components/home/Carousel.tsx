import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { karussell as texts } from '../../content/texte/karussell.ts';
import type { Card } from '../../facts/projekte.ts';
import { ProjektCard } from '../portfolio/ProjektCard.tsx';
import { Button } from '../ui/Button.tsx';
import styles from './Carousel.module.css';
import { useScrollSnap } from './use-scroll-snap.ts';

/**
 * The projects as a row of cards, of which one or two are seen, always whole. The browser scrolls and snaps it; arrows,
 * arrow keys and a mouse that drags move it, too.
 */
export function Carousel({ cards }: { cards: readonly Card[] }) {
	const { row, sight, isMoving, goBySlides, startDrag, stopClickAfterDrag } = useScrollSnap(
		cards.length,
	);
	/** Where the last arrow went, from 0; whoever moves by focus or finger hears the cards themselves. */
	const [announced, setAnnounced] = useState<number>();
	const goAndSay = (slides: number) => setAnnounced(goBySlides(slides));
	const onKeyDown = (event: React.KeyboardEvent) => {
		if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
		if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
		event.preventDefault();
		// Translators turn pages round.
		const isRightToLeft = event.currentTarget.matches(':dir(rtl)');
		goAndSay((event.key === 'ArrowLeft') === isRightToLeft ? 1 : -1);
	};
	const { first, inSight } = sight ?? { first: 0, inSight: 1 };
	const isRow = cards.length > 1;
	const namesFrom = (slide: number) =>
		cards.slice(slide, slide + inSight).map(({ kunde }) => kunde);
	return (
		<section
			className={`shell section ${styles.carousel}`}
			aria-roledescription={texts.art}
			aria-labelledby="projekte"
			onKeyDown={onKeyDown}
			onFocus={() => setAnnounced(undefined)}
			onPointerDown={startDrag}
			onClickCapture={stopClickAfterDrag}
			onDragStart={(event) => event.preventDefault()}
		>
			<div className={styles.head}>
				<h2 id="projekte">{texts.titel}</h2>
				{sight && isRow && (
					<p className={styles.count} aria-hidden="true">
						{texts.sichtbar(first + 1, Math.min(first + inSight, cards.length), cards.length)}
					</p>
				)}
				{isRow && (
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
							aria-disabled={first + inSight >= cards.length}
							onClick={() => goAndSay(1)}
						>
							<ArrowRight size={20} />
						</button>
					</div>
				)}
				<p className="visually-hidden" aria-live="polite">
					{announced !== undefined &&
						texts.stand(namesFrom(announced), announced + 1, cards.length)}
				</p>
			</div>
			{/* Tab stops at its links, not at the row itself. */}
			<div ref={row} className={styles.row} tabIndex={-1} data-moving={isMoving || undefined}>
				<ul className={styles.slides}>
					{cards.map((card) => (
						<li key={card.slug}>
							<ProjektCard card={card} />
						</li>
					))}
				</ul>
			</div>
			{isRow && (
				<p className={styles.more}>
					<Button href="/portfolio" kind="quiet">
						{texts.weitere}
					</Button>
				</p>
			)}
		</section>
	);
}
