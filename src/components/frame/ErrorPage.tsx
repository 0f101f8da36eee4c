import { inhaber } from '#shared/inhaber.ts';
import graphPaper from '../../styles/compositions/graph-paper.module.css';
import grid from '../../styles/compositions/grid.module.css';
import page from '../../styles/compositions/page.module.css';
import { Portrait } from '../drawing/Portrait.tsx';
import { Button } from '../ui/Button.tsx';
import { Headline } from '../ui/Headline.tsx';
import styles from './ErrorPage.module.css';
import { ProfileCard } from './ProfileCard.tsx';

type Way = { href: string; text: string };

type Props = {
	title: string;
	/** Words on the dimension line. */
	phrase: string;
	/** What is missing, as the specification words it; the headline may say it already. */
	message?: string;
	text: string;
	/** With the owner's card below the words, from desktop width on. */
	withCard?: boolean;
	/** Where to go on; the first is the loudest. */
	ways: Way[];
};

/** Says what is missing and where to go on. The drawn owner, if chosen, rubs it out. */
export function ErrorPage({ title, phrase, message, text, withCard = false, ways }: Props) {
	return (
		<div className={`shell ${grid.grid} ${page.page} ${styles.error}`}>
			<div className={styles.words}>
				<Headline phrase={phrase} lead={message}>
					{title}
				</Headline>
				<p className={styles.text}>{text}</p>
				<div className={styles.links}>
					{ways.map(({ href, text }, i) => (
						<Button key={href} href={href} kind={i === 0 ? 'main' : 'quiet'}>
							{text}
						</Button>
					))}
				</div>
				{withCard && (
					<div className={styles.card}>
						<ProfileCard />
					</div>
				)}
			</div>
			{inhaber.freiwillig.portraet !== 'signet' && (
				<div className={styles.side}>
					<div className={`${graphPaper.paper} ${styles.portrait}`}>
						<Portrait pose="erasing" />
					</div>
				</div>
			)}
		</div>
	);
}
