import { WERKZEUGE } from '../content/texte/about.ts';
import { ToolMark } from './ToolMark.tsx';
import stil from './Tools.module.css';

/** The tools as a drawing's legend: sign, name, what it is for. */
export function Tools() {
	return (
		<div className={stil.legende}>
			{WERKZEUGE.map(({ bereich, eintraege }) => (
				<section key={bereich}>
					<h3>{bereich}</h3>
					<ul className={stil.liste}>
						{eintraege.map(({ name, zweck }) => (
							<li key={name}>
								<ToolMark name={name} />
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
