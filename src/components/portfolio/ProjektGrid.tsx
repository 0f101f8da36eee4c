import { NARROW_SHAPE, type PictureSources } from '#shared/manifest.ts';
import type { Projekt } from '#shared/projekt/projekt-schema.ts';
import { phonePicture, pictureOf } from '../../content-schema/projekte.ts';
import grid from '../../styles/compositions/grid.module.css';
import ruler from '../../styles/compositions/ruler.module.css';
import { ProjektCard } from './ProjektCard.tsx';
import styles from './ProjektGrid.module.css';

/** Shows all projects as cards, in their order. */
export function ProjektGrid({ projekte }: { projekte: Projekt[] }) {
	const cards = projekte.map((projekt, i) => {
		return { projekt, path: phonePicture(projekt), span: columns(i, projekte.length) };
	});
	// In a stylesheet of the page: its content security policy allows no style attribute.
	const phonePositions = cards.map(({ projekt, path }, i) => {
		if (!path) return '';
		const picture = pictureOf(path);
		const position = cropPosition(picture, projekt.telefonAb ?? picture.ab);
		return `[data-phone]:nth-child(${i + 1}){--phone-from:${Math.round(100 * position)}%}`;
	});
	return (
		<>
			<style>{phonePositions.join('')}</style>
			<ul id="projekte" className={`shell ${grid.grid} ${ruler.ruled} ${styles.grid}`}>
				{cards.map(({ projekt, path, span }) => (
					<li
						key={projekt.metadaten.url}
						id={projekt.metadaten.url}
						data-columns={span}
						data-phone={path && ''}
					>
						<ProjektCard projekt={projekt} />
					</li>
				))}
			</ul>
		</>
	);
}

/** Cuts off this share of the width more, so that rounding shows no row above `from`. */
const MARGIN = 0.02;

/**
 * Returns where a narrow card's part of a phone view lies, from 0 (upper end) to 1 (lower end), so that it
 * begins at `from`, a share of the picture's height. Without `from` it is the lower end.
 */
function cropPosition({ width, height }: PictureSources, from = 1): number {
	return Math.min(1, (from * height + MARGIN * width) / Math.max(1, height - NARROW_SHAPE * width));
}
