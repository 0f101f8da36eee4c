import { start } from '../../content/texte/start.ts';
import { sectionWords } from '../../lib/section-words.ts';
import { DimensionLine } from '../drawing/DimensionLine.tsx';
import { SectionLine } from '../drawing/SectionLine.tsx';
import { Headline } from '../ui/Headline.tsx';
import styles from './HomeHeadline.module.css';

/**
 * The owner's job title as a section drawing: its first word as the plan, its second as built, and the
 * section line between them. The words stay ordinary text; all that is drawn lies over them.
 */
export function HomeHeadline() {
	const words = sectionWords(start.titel);
	const [firstPhrase, secondPhrase] = start.massTeile;
	if (!words)
		return (
			<Headline className={styles.plain} phrase={`${firstPhrase}, ${secondPhrase}`}>
				{start.titel}
			</Headline>
		);
	const [drawn, built] = words;
	return (
		<Headline
			className={styles.section}
			phrase={
				<>
					{firstPhrase}
					<span>, {secondPhrase}</span>
				</>
			}
			chain={
				<>
					<DimensionLine>{secondPhrase}</DimensionLine>
					<div className={styles.cut}>
						<SectionLine />
					</div>
				</>
			}
		>
			<span className={styles.drawn} data-cut={drawn}>
				{drawn}
			</span>{' '}
			<span className={styles.built} data-cut={built}>
				{built}
			</span>
		</Headline>
	);
}
