import { Pause, Play } from 'lucide';
import { film as texte } from '../content/texte/film.ts';
import styles from './FilmToggle.module.css';
import { Icon } from './Icon.tsx';

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
