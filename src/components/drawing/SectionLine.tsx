import styles from './SectionLine.module.css';
import type { SectionLine as Line } from './use-section-line.ts';

type Props = {
	line: Line;
	/**
	 * Sets where the line rests: --line-x, a length from the left edge. This box has to be as wide as the nearest
	 * container around it.
	 */
	className: string | undefined;
	/** What the line cuts reads --line-x in its `clip-path`; DashDotLine, LineFlags and LineHandle show the line. */
	children: React.ReactNode;
};

/** A box that the section line cuts: left of the line things are drawn, right of it finished. */
export function SectionLine({ line, className, children }: Props) {
	const { rest, box, movedTo, motion, onAnimationEnd } = line;
	return (
		<div ref={rest} className={className}>
			<div
				ref={box}
				className={styles.box}
				data-motion={motion}
				style={movedTo === undefined ? undefined : { '--line-x': `${movedTo}cqi` }}
				onAnimationEnd={onAnimationEnd}
			>
				{children}
			</div>
		</div>
	);
}
