import { Headline } from '../ui/Headline.tsx';
import styles from './CareerHeadline.module.css';
import { type Experience, useExperience, withYears } from './use-experience.ts';

const NO_BREAK_SPACE = '\u00a0';

type Props = {
	years: Experience;
	/** „{jahre} Jahre Erfahrung“, and what stands there before the first is full. */
	headline: { counted: string; atFirst: string };
	/** On the dimension line. */
	phrase: string;
};

/** The page's headline, which may count the years. */
export function CareerHeadline({ years, headline: { counted, atFirst }, phrase }: Props) {
	const count = useExperience(years);
	const headline = count > 0 ? withYears(counted, count) : atFirst;
	// „11 Jahre Erfahrung“ would fit into one line in the web font, but not in the font before it.
	const isLong = count > 9;
	return (
		<div className={styles.headline}>
			<Headline phrase={phrase}>
				<span className={isLong ? styles.twoLines : undefined}>
					{isLong ? headline.replace(' ', NO_BREAK_SPACE) : headline}
				</span>
			</Headline>
		</div>
	);
}
