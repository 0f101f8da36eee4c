import { WERKZEUGE } from '../content/texte/about.ts';
import { Markenzeichen } from './Markenzeichen.tsx';
import stil from './Werkzeuge.module.css';

/** The tools as a drawing's legend: sign, name, what it is for. */
export function Werkzeuge() {
	return (
		<div className={stil.legende}>
			{WERKZEUGE.map(({ bereich, eintraege }) => (
				<section key={bereich}>
					<h3>{bereich}</h3>
					<ul className={stil.liste}>
						{eintraege.map(({ name, zweck, zeichen }) => (
							<li key={name}>
								<Markenzeichen name={zeichen} />
								<span className={stil.name}>{name}</span>
								<span className={stil.zweck}>{zweck}</span>
							</li>
						))}
					</ul>
				</section>
			))}
		</div>
	);
}
