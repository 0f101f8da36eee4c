import { ueberschrift } from '../../content/texte/about.ts';
import { Headline } from '../ui/Headline.tsx';
import styles from './CareerHeadline.module.css';
import { useYears, type YearsOfWork } from './use-years.ts';

const NO_BREAK_SPACE = '\u00a0';

type Props = {
	years: YearsOfWork;
	/** On the dimension line. */
	phrase: string;
};

/** The page's headline, which may count the years. */
export function CareerHeadline({ years, phrase }: Props) {
	const count = useYears(years);
	const headline = ueberschrift(count);
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
