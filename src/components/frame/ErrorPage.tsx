import { Fragment } from 'react';
import { Portrait } from '../drawing/Portrait.tsx';
import { Headline } from '../ui/Headline.tsx';
import styles from './ErrorPage.module.css';

type Props = {
	/** Row by row. */
	title: readonly string[];
	/** The message as the specification words it. */
	message?: string;
	phrase: string;
	text: string;
	/** The owner beside it, rubbing out. */
	portrait?: boolean;
	children: React.ReactNode;
};

/** A dead end on graph paper: what is missing, a small joke, and the way on. */
export function ErrorPage({ title, message, phrase, text, portrait = false, children }: Props) {
	return (
		<div className={styles.sheet} data-figure={title.join('').length < 8 || undefined}>
			<div className={styles.content}>
				<Headline phrase={phrase}>
					{title.map((line, i) => (
						<Fragment key={line}>
							{i > 0 && <br />}
							{`${line} `}
						</Fragment>
					))}
				</Headline>
				{message && <p className={styles.message}>{message}</p>}
				<p>{text}</p>
				<div className={styles.ways}>{children}</div>
			</div>
			{portrait && <Portrait pose="erasing" />}
		</div>
	);
}
