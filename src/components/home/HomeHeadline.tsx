import { OutlinedHeadline } from '../drawing/OutlinedHeadline.tsx';
import styles from './HomeHeadline.module.css';

/** A headline's lines on a phone. */
export type HeadlineLines = readonly [first: string, second?: string];

/** rendering/measure-home-headline.ts measures the widths, from the ink of the first letter to that of the last. */
export type HomeHeadlineProps = {
	lines: HeadlineLines;
	/** All words in one line, in em of the headline's size. */
	widthEms: number;
	/** The longer of the lines on a phone. */
	phoneWidthEms: number;
	/** What the first letter leaves free at its left. */
	bearingEms: number;
};

/** The job title as wide as the page, on phones in two lines. */
export function HomeHeadline({ lines, widthEms, phoneWidthEms, bearingEms }: HomeHeadlineProps) {
	return (
		<h1
			className={styles.headline}
			style={{ '--width-ems': widthEms, '--phone-width-ems': phoneWidthEms }}
		>
			<OutlinedHeadline
				lines={lines.filter((line) => line !== undefined)}
				oneLineFromTablet
				// At the right there is room for the fallback font, whose letters may be a little wider.
				inset={`calc(var(--margin) - ${bearingEms}em) max(0px, var(--margin) - 0.25em)`}
				ground="paper"
				guides
			/>
		</h1>
	);
}
