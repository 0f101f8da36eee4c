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
	const [drawn, built] = start.massTeile;
	if (!words)
		return (
			<Headline className={styles.plain} phrase={`${drawn}, ${built}`}>
				{start.titel}
			</Headline>
		);
	return (
		<Headline
			className={styles.section}
			phrase={
				<>
					{drawn}
					<span>, {built}</span>
				</>
			}
			chain={
				<>
					<DimensionLine>{built}</DimensionLine>
					<div>
						<SectionLine />
					</div>
				</>
			}
		>
			<span data-cut={words[0]}>{words[0]}</span> <span data-cut={words[1]}>{words[1]}</span>
		</Headline>
	);
}
