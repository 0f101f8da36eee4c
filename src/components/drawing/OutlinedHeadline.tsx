import styles from './OutlinedHeadline.module.css';

type Props = {
	/** Each may wrap where it has no room. */
	lines: readonly string[];
	/** From tablet width on they stand in one line. */
	oneLineFromTablet?: boolean;
	/** What the outlined letters stand on. */
	on: 'paper' | 'sheet';
	/** Blue guide lines on cap height and baseline of the first two lines. */
	guides?: boolean;
};

/**
 * The words of a headline: outlined left of the section line, filled right of it. It stands inside an element with
 * the size of the letters, their line height, the colour of the filled ones and, as --inset, what stays free at the
 * left and the right; it is as wide as the box that the line cuts: --line-x is measured from its left edge. Where
 * there is no line (forced colours, paper) all letters are filled.
 */
export function OutlinedHeadline({ lines, oneLineFromTablet = false, on, guides = false }: Props) {
	const words = lines.join('\n');
	// Two texts: a translator changes both, but not what a stylesheet writes.
	const kinds = [styles.words, styles[on], oneLineFromTablet && styles.oneLine];
	return (
		<span className={kinds.filter(Boolean).join(' ')} dir="auto">
			<span>{words}</span>
			<span
				className={guides ? `${styles.outlined} ${styles.guides}` : styles.outlined}
				aria-hidden="true"
				// Search results quote the words once.
				data-nosnippet
			>
				{words}
			</span>
		</span>
	);
}
