import { formular } from '../content/texte/formular.ts';
import styles from './KontaktForm.module.css';

const texts = formular.entwurf;

/** That the browser keeps the draft, the way to be rid of it, and that it is gone. */
export function DraftNotice({ deleted }: { deleted: boolean }) {
	return (
		<p className={styles.draft} data-print="off">
			{texts.hinweis} <button type="reset">{texts.loeschen}</button>{' '}
			<span role="status">{deleted && texts.geloescht}</span>
		</p>
	);
}
