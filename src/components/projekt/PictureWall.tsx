import { Plus } from 'lucide-react';
import type { PictureSources } from '#shared/manifest.ts';
import { galerie } from '../../content/texte/galerie.ts';
import type { Figure } from '../../facts/figures.ts';
import { TABLET } from '../../lib/widths.ts';
import coverLink from '../../styles/compositions/cover-link.module.css';
import grid from '../../styles/compositions/grid.module.css';
import { Ground } from '../ui/Ground.tsx';
import { Picture } from '../ui/Picture.tsx';
import styles from './PictureWall.module.css';
import { type Cell, wallCells } from './wall-cells.ts';

type Props = {
	figures: readonly Figure[];
	/** The number of the first of them. */
	firstNumber: number;
	/** The client's ground. */
	ground: PictureSources;
};

/** A project's pictures over the client's ground, each with its caption. */
export function PictureWall({ figures, firstNumber, ground }: Props) {
	const cells = wallCells(figures.map(({ picture }) => picture.device));
	return (
		<div className={styles.wall}>
			<Ground picture={ground} sizes="100vw" />
			<ul className={`${grid.grid} ${styles.pictures}`}>
				{figures.map(({ picture, text }, i) => {
					const cell = cells[i] ?? 'wide';
					return (
						<li key={picture.src} className={styles[cell]}>
							<figure className={styles.figure}>
								<div className={styles.frame}>
									<Picture className={styles.picture} picture={picture} sizes={SIZES[cell]} />
								</div>
								<Caption path={picture.src} number={firstNumber + i} text={text} />
							</figure>
						</li>
					);
				})}
			</ul>
		</div>
	);
}

type CaptionProps = { path: string; number: number; text: string | undefined };

/** A figure's caption as a bar; its link covers the figure and opens the picture large (Gallery.tsx). */
function Caption({ path, number, text }: CaptionProps) {
	const caption = galerie.abbildung(number, text);
	return (
		<figcaption className={styles.caption}>
			<a
				className={`${coverLink.link} ${styles.link}`}
				href={path}
				aria-label={`${caption}, ${galerie.vergroessern}`}
			>
				{caption}
			</a>
			<span className={styles.plus}>
				<Plus size={20} />
			</span>
		</figcaption>
	);
}

/** How wide a picture is in each cell of PictureWall.module.css, as a `sizes` value. */
const SIZES: Record<Cell, string> = {
	upper: `${TABLET} 54vw, 90vw`,
	lower: `${TABLET} 54vw, 90vw`,
	phone: '220px',
	phoneAlone: `${TABLET} 27vw, 220px`,
	wide: `${TABLET} 82vw, 90vw`,
};
