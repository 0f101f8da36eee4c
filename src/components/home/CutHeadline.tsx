import { headlineLines } from '../../lib/headline-lines.ts';
import styles from './CutHeadline.module.css';

/**
 * The job title as wide as the sheet, on phones in two lines. Left of the section line an outline of the
 * letters, made of data-cut, covers the text. The build measures the same attribute.
 */
export function CutHeadline({ title }: { title: string }) {
	const [first, second] = headlineLines(title);
	return (
		<h1 className={styles.headline}>
			<span data-cut={second ? `${first}\n${second}` : first}>
				<span>{first}</span> {second && <span>{second}</span>}
			</span>
		</h1>
	);
}
