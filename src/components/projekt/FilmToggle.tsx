import { Pause, Play } from 'lucide';
import { film as texts } from '../../content/texte/film.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './FilmToggle.module.css';

/** The button that pauses and plays the film (WCAG 2.2.2). scripts/film.ts shows it. */
export function FilmToggle() {
	return (
		<button type="button" className={styles.toggle} data-state="paused" data-print="off" hidden>
			<span className={styles.pauseLabel}>
				<Icon icon={Pause} size={18} />
				{` ${texts.anhalten}`}
			</span>
			<span className={styles.playLabel}>
				<Icon icon={Play} size={18} />
				{` ${texts.abspielen}`}
			</span>
		</button>
	);
}
