import styles from './CutHeadline.module.css';

type Props = {
	/** Its lines on phones. */
	lines: readonly [first: string, second?: string];
	/** What the stylesheet needs to know of its letters (rendering/measure-home-headline.ts). */
	ems: number;
	phoneEms: number;
	bearingEms: number;
};

/** The job title as wide as the page, on phones in two lines; left of the section line it is outlined. */
export function CutHeadline({ lines: [first, second], ems, phoneEms, bearingEms }: Props) {
	return (
		<h1
			className={styles.headline}
			style={{ '--ems': ems, '--phone-ems': phoneEms, '--bearing-ems': bearingEms }}
		>
			<span className={styles.words} data-outline={second ? `${first}\n${second}` : first}>
				<span>{first}</span> {second && <span>{second}</span>}
			</span>
		</h1>
	);
}
