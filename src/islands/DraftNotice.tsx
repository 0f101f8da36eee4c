import { formular } from '../content/texte/formular.ts';
import styles from './KontaktForm.module.css';

const texts = formular.entwurf;

type Props = { deleted: boolean; onRestore: () => void };

/** Says that the browser keeps the draft, with a button that deletes it and then brings it back. */
export function DraftNotice({ deleted, onRestore }: Props) {
	return (
		<p className={styles.draft} data-print="off">
			<span aria-live="polite">{deleted ? texts.geloescht : texts.hinweis}</span>
			<button
				type={deleted ? 'button' : 'reset'}
				onClick={(event) => {
					if (!deleted) return;
					// Restoring makes it a reset button again, before the browser acts on the click.
					event.preventDefault();
					onRestore();
				}}
			>
				{deleted ? texts.zurueckholen : texts.loeschen}
			</button>
		</p>
	);
}
