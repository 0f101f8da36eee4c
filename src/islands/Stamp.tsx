import { formular } from '../content/texte/formular.ts';
import stil from './Stamp.module.css';

const texte = formular.antwort;

const TAG = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium' });
const UHRZEIT = new Intl.DateTimeFormat('de-DE', { timeStyle: 'short' });

/** The stamp of receipt: day and time of the server's clock, in the visitor's time zone. */
export function Stamp({ eingang }: { eingang: Date }) {
	return (
		<p className={stil.stempel}>
			<strong>{texte.eingang}</strong>
			<time dateTime={eingang.toISOString()}>
				<span>{TAG.format(eingang)}</span>{' '}
				<span>
					{UHRZEIT.format(eingang)} {texte.uhr}
				</span>
			</time>
		</p>
	);
}
