import { formular } from '../content/texte/formular.ts';
import styles from './Stamp.module.css';

const texts = formular.antwort;

const DAY = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium' });
const TIME_OF_DAY = new Intl.DateTimeFormat('de-DE', { timeStyle: 'short' });

/** Stamps when the server received the inquiry, in the visitor's time zone. */
export function Stamp({ eingang }: { eingang: Date }) {
	return (
		<p className={styles.stamp}>
			<strong>{texts.eingang}</strong>
			<time dateTime={eingang.toISOString()}>
				<span>{DAY.format(eingang)}</span>{' '}
				<span>
					{TIME_OF_DAY.format(eingang)} {texts.uhr}
				</span>
			</time>
		</p>
	);
}
