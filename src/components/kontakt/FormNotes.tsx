import { formular as texts } from '../../content/texte/formular.ts';
import styles from './FormNotes.module.css';

type Props = {
	telefon: string;
	/** Whether the draft was just deleted and can be brought back. */
	isDeleted: boolean;
	onDelete: () => void;
	onRestore: () => void;
};

/** What to know before sending, with a button that deletes the browser's draft and then brings it back. */
export function FormNotes({ telefon, isDeleted, onDelete, onRestore }: Props) {
	const { hinweis, loeschen, geloescht, zurueckholen } = texts.entwurf;
	return (
		<p className={styles.notes}>
			{`${texts.pflichtfelder} `}
			<b>{texts.angekommen}</b>
			{`${texts.sonst(telefon.replaceAll(' ', '\u00a0'))}. ${texts.ohneHaekchen} `}
			<span className={styles.draft}>
				<span aria-live="polite">{isDeleted ? geloescht : hinweis}</span>{' '}
				<button
					// Before the script runs it empties the fields by itself.
					type="reset"
					onClick={(event) => {
						event.preventDefault();
						if (isDeleted) onRestore();
						else onDelete();
					}}
				>
					{isDeleted ? zurueckholen : loeschen}
				</button>
			</span>
		</p>
	);
}
