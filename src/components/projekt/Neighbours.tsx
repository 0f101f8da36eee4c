import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { Projekt } from '#shared/projekt/projekt-schema.ts';
import { projekt as texts } from '../../content/texte/projekt.ts';
import styles from './Neighbours.module.css';

type Props = { previous: Projekt | undefined; next: Projekt | undefined };

export function Neighbours({ previous, next }: Props) {
	const { name, vorheriges, naechstes } = texts.nachbarn;
	if (!previous && !next) return null;
	return (
		<nav className={`shell ${styles.neighbours}`} aria-label={name}>
			<ul className={styles.row}>
				{previous && (
					<li>
						<a href={`/portfolio/${previous.metadaten.url}`}>
							<span>
								<ArrowLeft size={16} /> {vorheriges}
							</span>
							<b>{previous.projekt.kunde}</b>
						</a>
					</li>
				)}
				{next && (
					<li className={styles.next}>
						<a href={`/portfolio/${next.metadaten.url}`}>
							<span>
								{naechstes} <ArrowRight size={16} />
							</span>
							<b>{next.projekt.kunde}</b>
						</a>
					</li>
				)}
			</ul>
		</nav>
	);
}
