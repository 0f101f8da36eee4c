import { Fragment } from 'react';
import { Portrait } from '../drawing/Portrait.tsx';
import { Headline } from '../ui/Headline.tsx';
import styles from './ErrorPage.module.css';

type Props = {
	/** One string for each row. */
	title: readonly string[];
	/** The message as the specification words it. */
	message?: string;
	phrase: string;
	text: string;
	/** Names the address that does not exist, beside the drawn owner, who rubs it out. */
	namesAddress?: boolean;
	children: React.ReactNode;
};

/** A dead end: what is missing, a small joke, and links to go on. */
export function ErrorPage({ title, message, phrase, text, namesAddress = false, children }: Props) {
	const isShort = title.join('').length < 8;
	const classes = [styles.sheet, isShort && styles.short, namesAddress && styles.withPortrait];
	return (
		<div className={classes.filter(Boolean).join(' ')}>
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
				<div className={styles.links}>{children}</div>
			</div>
			{namesAddress && <Portrait pose="erasing" />}
		</div>
	);
}
