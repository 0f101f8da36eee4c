import { start } from '../content/texte/start.ts';
import stil from './AboutTeaser.module.css';
import { Abschnitt } from './Abschnitt.tsx';
import { Knopf } from './Knopf.tsx';
import { Massstab } from './Massstab.tsx';

/** Home: the career in a few lines. The headline is fixed text (spec, section 9). */
export function AboutTeaser() {
	return (
		<Abschnitt titel={start.about.titel}>
			<div className={stil.teaser}>
				<Massstab />
				<div className={stil.text}>
					<p>{start.about.text}</p>
					<Knopf href="/about" art="neben">
						{start.about.knopf}
					</Knopf>
				</div>
			</div>
		</Abschnitt>
	);
}
