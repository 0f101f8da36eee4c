import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { schnitt } from '../../content/texte/schnitt.ts';
import { followPress } from '../../lib/follow-press.ts';
import { useIsWide } from '../ui/use-is-wide.ts';
import styles from './SectionCut.module.css';
import { useRunIn } from './use-run-in.ts';

type Props = {
	/** Where the line rests, in percent of the width. */
	restPercent: number;
	/** The same on phones, where it differs. */
	phoneRestPercent?: number;
	/** How far a key moves the line, in percent. */
	step?: number;
	/** The line comes in from the right, once, when the pictures are there. */
	runsIn?: boolean;
	children?: React.ReactNode;
};

/**
 * One section line through everything inside: left of it things are drawn, right of it built. It owns the
 * line, its ring, the two flags and the range input; whatever is cut reads --line-x (a length) or
 * --line-percent in its `clip-path`. SectionCut.module.css says which heights a parent sets.
 */
export function SectionCut({
	restPercent,
	phoneRestPercent = restPercent,
	step = 1,
	runsIn = false,
	children,
}: Props) {
	const root = useRef<HTMLDivElement>(null);
	const isWide = useIsWide();
	const { percent, motion, glideTo, startPress } = useSectionLine(runsIn ? 'runsIn' : 'rests');
	const value = percent ?? (isWide ? restPercent : phoneRestPercent);
	useRunIn(root, runsIn);
	return (
		<div
			ref={root}
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
			<i className={styles.line} aria-hidden="true" />
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

/**
 * How the line gets to its place. It runs in from the right edge, or rests; where the visitor moves it, it
 * glides to a click or a key's step, and follows a drag at once.
 */
type Motion = 'runsIn' | 'rests' | 'glides' | 'follows';

/** Where the visitor has moved the line, in percent (undefined while it rests), and how it got there. */
function useSectionLine(initial: Motion) {
	const [percent, setPercent] = useState<number>();
	const [motion, setMotion] = useState(initial);
	const move = (to: number, how: Motion) => {
		setPercent(to);
		setMotion(how);
	};
	const startPress = (event: React.PointerEvent) => {
		if (!event.isPrimary || event.button !== 0) return;
		const box = event.currentTarget.getBoundingClientRect();
		followPress(event.nativeEvent, {
			onDrag: ({ clientX }) => move(percentAt(clientX, box), 'follows'),
			onClick: ({ clientX }) => move(percentAt(clientX, box), 'glides'),
		});
	};
	return { percent, motion, glideTo: (to: number) => move(to, 'glides'), startPress };
}

/** Where a pointer is between the left and the right edge of a box, from 0 to 100; never beyond. */
function percentAt(clientX: number, box: DOMRect): number {
	return Math.min(100, Math.max(0, (100 * (clientX - box.left)) / box.width));
}

/** Loads every picture inside once a pointer is near: what home's other tabs show is hidden, and not loaded before. */
function loadPictures({ currentTarget }: React.PointerEvent): void {
	for (const picture of currentTarget.querySelectorAll('img')) picture.loading = 'eager';
}
