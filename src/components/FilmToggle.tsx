import { Pause, Play } from 'lucide-react';
import { film as texte } from '../content/texte/film.ts';
import stil from './FilmToggle.module.css';
import { Icon } from './Icon.tsx';

/** Pauses and plays the film (WCAG 2.2.2); shown by scripts/film.ts. */
export function FilmToggle() {
	return (
		<button type="button" className={stil.schalter} data-zustand="pause" data-druck="aus" hidden>
			<span className={stil.pause}>
				<Icon form={Pause} groesse={18} /> {texte.anhalten}
			</span>
			<span className={stil.start}>
				<Icon form={Play} groesse={18} /> {texte.abspielen}
			</span>
		</button>
	);
}
