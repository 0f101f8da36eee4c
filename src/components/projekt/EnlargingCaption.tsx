import { Plus } from 'lucide-react';
import { galerie } from '../../content/texte/galerie.ts';
import coverLink from '../../styles/compositions/cover-link.module.css';
import styles from './EnlargingCaption.module.css';

type Props = { path: string; number: number; text: string | undefined };

/** A figure's caption as a bar; its link covers the figure and opens the picture large (Gallery.tsx). */
export function EnlargingCaption({ path, number, text }: Props) {
	const caption = galerie.abbildung(number, text);
	return (
		<figcaption className={styles.bar}>
			<a
				className={`${coverLink.link} ${styles.link}`}
				href={path}
				aria-label={`${caption}, ${galerie.vergroessern}`}
			>
				{caption}
			</a>
			<span className={styles.plus} data-print="off">
				<Plus size={20} strokeWidth={1.75} aria-hidden />
			</span>
		</figcaption>
	);
}
