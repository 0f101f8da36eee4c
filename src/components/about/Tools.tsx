import { about } from '../../facts/texts.ts';
import { ToolMark } from '../ui/ToolMark.tsx';
import styles from './Tools.module.css';

export function Tools() {
	return (
		<div className={styles.groups}>
			{about.werkzeuge.map(({ bereich, eintraege }) => (
				<section key={bereich}>
					<h3>{bereich}</h3>
					<ul className={styles.list}>
						{eintraege.map(({ name, zweck }) => (
							<li key={name}>
								<ToolMark name={name} />
								<span className={styles.name}>{name}</span>
								<span className={styles.purpose}>{zweck}</span>
							</li>
						))}
					</ul>
				</section>
			))}
		</div>
	);
}
