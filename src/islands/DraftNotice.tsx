import { formular } from '../content/texte/formular.ts';
import styles from './KontaktForm.module.css';

const texts = formular.entwurf;

/** Says that the browser keeps the draft, with a button that deletes it and a word when that is done. */
export function DraftNotice({ deleted }: { deleted: boolean }) {
	return (
		<p className={styles.draft} data-print="off">
			{texts.hinweis} <button type="reset">{texts.loeschen}</button>{' '}
			<span role="status">{deleted && texts.geloescht}</span>
		</p>
	);
}
