import { Plus } from 'lucide-react';
import { galerie } from '../../content/texte/galerie.ts';
import styles from './PlanFigure.module.css';

type Props = {
	/** The picture of the built page, which the caption's link opens large. */
	path: string;
	text: string | undefined;
	/** The section line with its layers. */
	children: React.ReactNode;
};

/** The first figure: a client's website as a drawing and as built. */
export function PlanFigure({ path, text, children }: Props) {
	const caption = galerie.abbildung(1, text);
	return (
		<figure className={styles.figure}>
			{children}
			<figcaption>
				<a className={styles.link} href={path} aria-label={`${caption}, ${galerie.vergroessern}`}>
					{caption}
					<Plus size={20} strokeWidth={1.75} aria-hidden data-print="off" />
				</a>
			</figcaption>
		</figure>
	);
}
