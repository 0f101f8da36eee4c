import { Headline } from './Headline.tsx';
import styles from './PageHero.module.css';

type Props = {
	title: React.ReactNode;
	/** Words on the dimension line under the headline. */
	phrase: string;
	/** One or two sentences. */
	lead?: React.ReactNode;
};

/** Opens a page with its headline and a lead. */
export function PageHero({ title, phrase, lead }: Props) {
	return (
		<>
			<Headline phrase={phrase}>{title}</Headline>
			{lead && <p className={styles.lead}>{lead}</p>}
		</>
	);
}
