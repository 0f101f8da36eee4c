import { Headline } from './Headline.tsx';
import styles from './PageHero.module.css';

type Props = {
	titel: React.ReactNode;
	/** Words on the dimension line under the headline. */
	phrase: string;
	art?: 'recht';
	children?: React.ReactNode;
};

/** Opening of a page: its measured headline, and what introduces the page. */
export function PageHero({ titel, phrase, art, children }: Props) {
	return (
		<>
			<Headline phrase={phrase} {...(art && { art })}>
				{titel}
			</Headline>
			{children && <div className={styles.intro}>{children}</div>}
		</>
	);
}
