import { Pause, Play } from 'lucide';
import { film as texte } from '../../content/texte/film.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './FilmToggle.module.css';

/** Pauses and plays the film (WCAG 2.2.2); shown by scripts/film.ts. */
export function FilmToggle() {
	return (
		<button type="button" className={styles.toggle} data-state="pause" data-print="off" hidden>
			<span className={styles.pause}>
				<Icon form={Pause} size={18} />
				{` ${texte.anhalten}`}
			</span>
			<span className={styles.start}>
				<Icon form={Play} size={18} />
				{` ${texte.abspielen}`}
			</span>
		</button>
	);
}
