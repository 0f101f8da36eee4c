import { Headline } from './Headline.tsx';
import styles from './PageHero.module.css';

type Props = {
	title: React.ReactNode;
	/** Words on the dimension line under the headline. */
	phrase: string;
	children?: React.ReactNode;
};

/** Opens a page with its headline and an introduction. */
export function PageHero({ title, phrase, children }: Props) {
	return (
		<>
			<Headline phrase={phrase}>{title}</Headline>
			{children && <div className={styles.intro}>{children}</div>}
		</>
	);
}
