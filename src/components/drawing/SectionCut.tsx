import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { schnitt } from '../../content/texte/schnitt.ts';
import { useIsWide } from '../ui/use-is-wide.ts';
import { DashDotLine } from './DashDotLine.tsx';
import styles from './SectionCut.module.css';
import { restPercentOf, type SectionLine } from './use-section-line.ts';

type Props = {
	line: SectionLine;
	/** Where the line rests, in percent of the width. */
	restPercent: number;
	/** The same on phones, where it differs. */
	phoneRestPercent?: number;
	/** How far a key moves the line, in percent. */
	step?: number;
	children: React.ReactNode;
};

/**
 * One section line through everything inside: left of it things are drawn, right of it finished. It has the
 * line, its ring, the two flags and the range input; whatever is cut reads --line-x (a length) in its
 * `clip-path`. SectionCut.module.css says which heights a parent sets; useSectionLine holds where the line is.
 */
export function SectionCut({
	line,
	restPercent,
	phoneRestPercent = restPercent,
	step = 1,
	children,
}: Props) {
	const isWide = useIsWide();
	const { cut, percent, motion, glideTo, startPress } = line;
	/** Where it is seen to rest, as the stylesheet has worked it out. */
	const [seenRest, setSeenRest] = useState<number>();
	const value = percent ?? seenRest ?? (isWide ? restPercent : phoneRestPercent);
	useEffect(() => {
		if (cut.current) runInWithPictures(cut.current);
	}, [cut]);
	return (
		<div
			ref={cut}
			className={styles.cut}
			data-motion={motion}
			onPointerEnter={loadPictures}
			style={{
				'--rest': restPercent,
				'--phone-rest': phoneRestPercent,
				'--line-percent': percent,
			}}
		>
			{children}
			<div className={styles.line}>
				<DashDotLine />
			</div>
			<div className={styles.flags} aria-hidden="true">
				<span className={styles.drawn}>{schnitt.fahneLinks}</span>
				<span className={styles.built}>{schnitt.fahneRechts}</span>
			</div>
			{isWide !== undefined && (
				<>
					<label className={styles.handle} onPointerDown={startPress}>
						<input
							type="range"
							// Without it, steps would count from the resting place.
							min={0}
							step={step}
							value={value}
							autoComplete="off"
							aria-label={schnitt.linie}
							aria-valuetext={schnitt.lage(Math.round(value))}
							onFocus={() => setSeenRest(restPercentOf(cut.current))}
							onBlur={() => setSeenRest(undefined)}
							onChange={(event) => glideTo(event.target.valueAsNumber)}
						/>
					</label>
					<span className={styles.ring} aria-hidden="true">
						<ChevronLeft size={16} />
						<ChevronRight size={16} />
					</span>
				</>
			)}
		</div>
	);
}

/** Loads every picture inside once a pointer is near: what is hidden is not loaded before. */
function loadPictures({ currentTarget }: React.PointerEvent): void {
	for (const picture of currentTarget.querySelectorAll('img')) picture.loading = 'eager';
}

/**
 * The stylesheet delays the line's run-in by four seconds. When the pictures that the line cuts are ready
 * earlier, this ends the delay.
 */
async function runInWithPictures(cut: HTMLElement): Promise<void> {
	const runIns = cut.getAnimations();
	if (runIns.length === 0) return;
	const pictures = [...cut.querySelectorAll('img')].filter((picture) => picture.checkVisibility());
	await Promise.allSettled(
		pictures.map((picture) => {
			// Browsers never load a lazy picture that the line clips completely.
			picture.loading = 'eager';
			return picture.decode();
		}),
	);
	for (const animation of runIns) {
		// Where the visitor has moved the line meanwhile, it was cancelled.
		if (animation.playState === 'idle') continue;
		const { delay } = animation.effect?.getComputedTiming() ?? {};
		animation.currentTime = Math.max(Number(delay), Number(animation.currentTime));
	}
}
