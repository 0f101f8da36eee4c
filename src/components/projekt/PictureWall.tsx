import { Plus } from 'lucide-react';
import type { Projekt } from '#shared/projekt-schema.ts';
import { galerie } from '../../content/texte/galerie.ts';
import { pictureOf } from '../../facts/projekte.ts';
import { TABLET } from '../../lib/widths.ts';
import coverLink from '../../styles/compositions/cover-link.module.css';
import grid from '../../styles/compositions/grid.module.css';
import { Ground } from '../ui/Ground.tsx';
import { ProjektPicture } from '../ui/ProjektPicture.tsx';
import styles from './PictureWall.module.css';
import { type Cell, wallCells } from './wall-cells.ts';

type Props = {
	projekt: Projekt;
	/** CutFigure shows the first picture. */
	withoutFirst: boolean;
};

/** A project's pictures over the client's ground, each whole and with its caption. */
export function PictureWall({ projekt: { source, bildunterschriften }, withoutFirst }: Props) {
	const pictures = source.weiterebilder
		.map((path, i) => ({ path, number: i + 1, text: bildunterschriften?.[i] }))
		.slice(withoutFirst ? 1 : 0);
	const cells = wallCells(pictures.map(({ path }) => pictureOf(path).device));
	return (
		<div className={styles.wall}>
			<Ground path={source.background} sizes="100vw" />
			<ul className={`${grid.grid} ${styles.pictures}`}>
				{pictures.map(({ path, number, text }, i) => {
					const cell = cells[i] ?? 'wide';
					return (
						<li key={path} className={styles[cell]}>
							<figure className={styles.figure}>
								<div className={styles.picture}>
									<ProjektPicture path={path} sizes={SIZES[cell]} />
								</div>
								<Caption path={path} number={number} text={text} />
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
