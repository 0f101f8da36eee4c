import { ChevronLeft, ChevronRight } from 'lucide-react';
import { schnitt } from '../../content/texte/schnitt.ts';
import styles from './LineHandle.module.css';
import type { SectionLine } from './use-section-line.ts';

type Props = {
	line: SectionLine;
	/** How far a key moves the line, in percent. */
	keyStep?: number;
	/** Where the ring's middle is on phones, as `top`. */
	phoneRing?: string;
	/** On phones the ring is smaller; what can be pressed is not. */
	isSmallOnPhones?: boolean;
};

/**
 * Where the section line is pressed and dragged: all of the positioned parent; the ring on the line only shows it. For
 * keys and screen readers it is a range input. Only the script can move the line: without it there is nothing.
 */
export function LineHandle({
	line,
	keyStep = 1,
	phoneRing = '50%',
	isSmallOnPhones = false,
}: Props) {
	const { movedTo, restPercent, glideTo, startPress } = line;
	if (restPercent === undefined) return null;
	const value = movedTo ?? restPercent;
	return (
		<>
			<label className={styles.handle} onPointerDown={startPress}>
				<input
					type="range"
					// The line is measured from the left, also on a page that a translator turned round.
					dir="ltr"
					// Steps count from `min`; without it, from the first value.
					min={0}
					step={keyStep}
					value={value}
					autoComplete="off"
					aria-label={schnitt.linie}
					aria-valuetext={schnitt.lage(Math.round(value))}
					onChange={(event) => glideTo(event.target.valueAsNumber)}
				/>
			</label>
			<span
				className={isSmallOnPhones ? `${styles.ring} ${styles.smallOnPhones}` : styles.ring}
				style={{ '--phone-ring': phoneRing }}
				dir="ltr"
				aria-hidden="true"
			>
				<ChevronLeft size={16} />
				<ChevronRight size={16} />
			</span>
		</>
	);
}
