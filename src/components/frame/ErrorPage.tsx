import { optionalFacts } from '../../facts/owner-facts.ts';
import graphPaper from '../../styles/compositions/graph-paper.module.css';
import { Portrait } from '../drawing/Portrait.tsx';
import { Headline } from '../ui/Headline.tsx';
import styles from './ErrorPage.module.css';

type Props = {
	title: string;
	/** Words on the dimension line. */
	phrase: string;
	/** What is missing, as the specification words it; the headline may say it already. */
	message?: string;
	text: string;
	/** Two links to go on. */
	children: React.ReactNode;
};

/** Says what is missing and where to go on. The drawn owner, if chosen, rubs it out. */
export function ErrorPage({ title, phrase, message, text, children }: Props) {
	return (
		<>
			<Headline phrase={phrase}>{title}</Headline>
			<div className={styles.below}>
				<div>
					{message && <p className={`lead ${styles.message}`}>{message}</p>}
					<p>{text}</p>
					<div className={styles.links}>{children}</div>
				</div>
				{optionalFacts.portraet !== 'signet' && (
					<div className={`${graphPaper.paper} ${styles.portrait}`}>
						<Portrait pose="erasing" />
					</div>
				)}
			</div>
		</>
	);
}
