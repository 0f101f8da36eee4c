import { formular } from '../../content/texte/formular.ts';
import styles from './Stamp.module.css';

/** `iso`: the same time for machines. */
export type Received = { day: string; time: string; iso: string };

/** The stamp with the day and time the server received the inquiry. */
export function Stamp({ day, time, iso }: Received) {
	return (
		<p className={styles.stamp}>
			<strong>{formular.antwort.eingang}</strong>{' '}
			<time dateTime={iso}>
				<span>{day}</span> <span>{`${time} ${formular.antwort.uhr}`}</span>
			</time>
		</p>
	);
}
