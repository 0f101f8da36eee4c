import { formular } from '../../content/texte/formular.ts';
import styles from './ReplySheet.module.css';

/**
 * What the server says of an inquiry it took; `iso` is day and time for machines. `written` is what the visitor
 * wrote, in lines.
 */
type Receipt = { zeichen: string; day: string; time: string; iso: string; written: string };

type Props = {
	/** The headline, of the level that the place needs. */
	title?: React.ReactNode;
	message: string;
	/** Missing where the server took no inquiry: then the sheet has words and button alone. */
	receipt?: Receipt | undefined;
	/** The way to leave it. */
	children: React.ReactNode;
};

/** The service's answer to the form, on a sheet. */
export function ReplySheet({ title, message, receipt, children }: Props) {
	const texts = formular.antwort;
	return (
		<div className={styles.sheet}>
			<div className={styles.words}>
				{title}
				<p id="meldung-text" className={styles.message}>
					{message}
				</p>
				{receipt && (
					<>
						<p className={styles.number}>
							{texts.vorNummer} <b>{receipt.zeichen}</b>
							{texts.nachNummer}
						</p>
						<details className={styles.written}>
							<summary>{texts.geschrieben}</summary>
							<p>{receipt.written}</p>
						</details>
					</>
				)}
				<div className={styles.leave}>{children}</div>
			</div>
			{receipt && (
				<p className={styles.stamp}>
					<strong>{texts.eingang}</strong>{' '}
					<time dateTime={receipt.iso}>
						<span>{receipt.day}</span> <span>{`${receipt.time} ${texts.uhr}`}</span>
					</time>
				</p>
			)}
		</div>
	);
}
