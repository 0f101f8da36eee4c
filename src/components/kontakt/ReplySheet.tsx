import { formular } from '../../content/texte/formular.ts';
import styles from './ReplySheet.module.css';

/** What the server says of an inquiry it took; `iso` is day and time for machines. */
type Receipt = { zeichen: string; day: string; time: string; iso: string };

type Props = {
	/** The headline, of the level that the place needs. */
	title?: React.ReactNode;
	message: string;
	/** Missing where the server took no inquiry: then the sheet has neither zeichen nor stamp. */
	receipt?: Receipt | undefined;
	children: React.ReactNode;
};

/**
 * The service's answer to the form, on a sheet. On the page for browsers without scripts the service fills
 * in the receipt; where it took no inquiry it leaves `zeichen` empty, which hides zeichen and stamp.
 */
export function ReplySheet({ title, message, receipt, children }: Props) {
	const texts = formular.antwort;
	return (
		<div className={styles.sheet} data-zeichen={receipt?.zeichen}>
			<div className={styles.words}>
				{title}
				<p id="meldung-text" className={styles.message}>
					{message}
				</p>
				{receipt && (
					<p className={styles.zeichen}>
						{texts.vorNummer} <b>{receipt.zeichen}</b>
						{texts.nachNummer}
					</p>
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
