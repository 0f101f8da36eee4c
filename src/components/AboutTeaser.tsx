import { start } from '../content/texte/start.ts';
import stil from './AboutTeaser.module.css';
import { Abschnitt } from './Abschnitt.tsx';
import { Knopf } from './Knopf.tsx';
import { Massstab } from './Massstab.tsx';

/** Home: the career in a few lines. The headline is fixed text (spec, section 9). */
export function AboutTeaser() {
	return (
		<Abschnitt titel="4 Jahre Erfahrung">
			<div className={stil.teaser}>
				<Massstab />
				<div className={stil.text}>
					<p>{start.about}</p>
					<Knopf href="/about" art="neben">
						Mehr über mich
					</Knopf>
				</div>
			</div>
		</Abschnitt>
	);
}
