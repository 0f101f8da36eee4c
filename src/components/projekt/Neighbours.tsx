import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type Projekt, projektPath } from '#shared/projekt-schema.ts';
import { projekt as texts } from '../../content/texte/projekt.ts';
import styles from './Neighbours.module.css';

type Props = { previous: Projekt | undefined; next: Projekt | undefined };

export function Neighbours({ previous, next }: Props) {
	const { name, vorheriges, naechstes } = texts.nachbarn;
	if (!previous && !next) return null;
	return (
		<nav className="shell section" aria-label={name}>
			<ul className={styles.row}>
				{previous && (
					<li>
						<Neighbour projekt={previous}>
							<ArrowLeft size={16} /> {vorheriges}
						</Neighbour>
					</li>
				)}
				{next && (
					<li className={styles.next}>
						<Neighbour projekt={next}>
							{naechstes} <ArrowRight size={16} />
						</Neighbour>
					</li>
				)}
			</ul>
		</nav>
	);
}

function Neighbour({ projekt, children }: { projekt: Projekt; children: React.ReactNode }) {
	return (
		<a href={projektPath(projekt)}>
			<span>{children}</span>
			<b>{projekt.kunde}</b>
		</a>
	);
}
