import { WERKZEUGE } from '../../content/texte/about.ts';
import { ToolMark } from '../ui/ToolMark.tsx';
import styles from './Tools.module.css';

/** The tools as a drawing's legend: sign, name, what it is for. */
export function Tools() {
	return (
		<div className={styles.legend}>
			{WERKZEUGE.map(({ bereich: range, eintraege: entries }) => (
				<section key={range}>
					<h3>{range}</h3>
					<ul className={styles.list}>
						{entries.map(({ name, zweck: purpose }) => (
							<li key={name}>
								<ToolMark name={name} />
								<span className={styles.name}>{name}</span>
								<span className={styles.purpose}>{purpose}</span>
							</li>
						))}
					</ul>
				</section>
			))}
		</div>
	);
}
