import styles from './CutHeadline.module.css';

/** A headline's lines on a phone. */
export type HeadlineLines = [first: string, second?: string];

/** rendering/measure-home-headline.ts measures the widths, from the ink of the first letter to that of the last. */
export type CutHeadlineProps = {
	lines: HeadlineLines;
	/** All words in one line, in em of the headline's size. */
	widthEms: number;
	/** The longer of the lines on a phone. */
	phoneWidthEms: number;
	/** What the first letter leaves free at its left. */
	bearingEms: number;
};

/** The job title as wide as the page, on phones in two lines; left of the section line it is outlined. */
export function CutHeadline({ lines, widthEms, phoneWidthEms, bearingEms }: CutHeadlineProps) {
	const [first, second] = lines;
	return (
		<h1
			className={styles.headline}
			style={{
				'--width-ems': widthEms,
				'--phone-width-ems': phoneWidthEms,
				'--bearing-ems': bearingEms,
			}}
		>
			<span className={styles.words} data-outline={second ? `${first}\n${second}` : first}>
				<span>{first}</span> {second && <span>{second}</span>}
			</span>
		</h1>
	);
}
