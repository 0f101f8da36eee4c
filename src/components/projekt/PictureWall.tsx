import { Plus } from 'lucide-react';
import type { PictureSources } from '#shared/manifest.ts';
import { TABLET } from '../../lib/widths.ts';
import coverLink from '../../styles/compositions/cover-link.module.css';
import grid from '../../styles/compositions/grid.module.css';
import { Ground } from '../ui/Ground.tsx';
import { Picture } from '../ui/Picture.tsx';
import { FigureLink } from './FigureLink.tsx';
import styles from './PictureWall.module.css';
import { cutAtLeft, type ShownFigure } from './shown-figure.ts';
import { type Cell, wallCells } from './wall-cells.ts';

type Props = {
	figures: readonly ShownFigure[];
	onOpen: (figure: ShownFigure) => void;
	/** The client's ground. */
	ground: PictureSources;
};

/** On phones a wide picture is cut to this shape: width by height. */
const PHONE_RATIO = 5 / 4;

/** A project's pictures over the client's ground, each with its caption, whose link covers it. */
export function PictureWall({ figures, onOpen, ground }: Props) {
	const cells = wallCells(figures.map(({ picture }) => picture.device));
	return (
		<div className={styles.wall} style={{ '--phone-ratio': PHONE_RATIO }}>
			<Ground picture={ground} sizes="100vw" />
			<ul className={`${grid.grid} ${styles.pictures}`}>
				{figures.map((figure, i) => {
					const cell = cells[i] ?? 'wide';
					const { picture } = figure;
					return (
						<li
							key={picture.src}
							className={styles[cell]}
							style={{ '--cut-at-left': `${100 * cutAtLeft(figure, PHONE_RATIO)}%` }}
						>
							<figure className={styles.figure}>
								<div className={styles.frame}>
									<Picture
										ref={figure.image}
										className={styles.picture}
										picture={picture}
										sizes={SIZES[cell]}
									/>
								</div>
								<figcaption className={styles.caption}>
									<FigureLink
										figure={figure}
										onOpen={onOpen}
										className={`${coverLink.link} ${styles.link}`}
									/>
									<span className={styles.plus}>
										<Plus size={20} />
									</span>
								</figcaption>
							</figure>
						</li>
					);
				})}
			</ul>
		</div>
	);
}

/** How wide a picture is in each cell of PictureWall.module.css, as a `sizes` value. */
const SIZES: Record<Cell, string> = {
	upper: `${TABLET} 54vw, 115vw`,
	lower: `${TABLET} 54vw, 115vw`,
	phone: '220px',
	phoneAlone: `${TABLET} 27vw, 220px`,
	wide: `${TABLET} 82vw, 115vw`,
};
