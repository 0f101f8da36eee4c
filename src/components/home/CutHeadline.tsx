import { headlineLines } from '../../lib/headline-lines.ts';
import styles from './CutHeadline.module.css';

/**
 * The job title as wide as the sheet, on phones in two lines. It is ordinary text in ink; its outline
 * lies over it as far as the section line. The build measures it by data-cut.
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
