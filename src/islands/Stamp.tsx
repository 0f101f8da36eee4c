import { formular } from '../content/texte/formular.ts';
import styles from './Stamp.module.css';

const texts = formular.antwort;

const TAG = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium' });
const TIME_OF_DAY = new Intl.DateTimeFormat('de-DE', { timeStyle: 'short' });

/** The stamp of receipt: day and time of the server's clock, in the visitor's time zone. */
export function Stamp({ eingang }: { eingang: Date }) {
	return (
		<p className={styles.stamp}>
			<strong>{texts.eingang}</strong>
			<time dateTime={eingang.toISOString()}>
				<span>{TAG.format(eingang)}</span>{' '}
				<span>
					{TIME_OF_DAY.format(eingang)} {texts.uhr}
				</span>
			</time>
		</p>
	);
}
