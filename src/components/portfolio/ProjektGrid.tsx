import {
	NARROW_SHAPE,
	type PictureSources,
	phonePicture,
	pictureSources,
} from '../../../shared/manifest.ts';
import type { Projekt } from '../../../shared/projekt/projekt-schema.ts';
import { manifestOf } from '../../content-schema/projekte.ts';
import { type Columns, columns } from '../../lib/columns.ts';
import grid from '../../styles/compositions/grid.module.css';
import ruler from '../../styles/compositions/ruler.module.css';
import { ProjektCard } from './ProjektCard.tsx';
import styles from './ProjektGrid.module.css';

/** Phones take the window's picture a little small, since it is the first to be loaded there. */
const SIZES: Record<Columns, { card: string; window: string; telefon: string }> = {
	12: {
		card: '(min-width: 48rem) 90vw, 92vw',
		window: '(min-width: 48rem) 54vw, 76vw',
		telefon: '(min-width: 48rem) 16vw, 23vw',
	},
	7: {
		card: '(min-width: 48rem) 52vw, 92vw',
		window: '(min-width: 48rem) 43vw, 76vw',
		telefon: '23vw',
	},
	5: {
		card: '(min-width: 48rem) 37vw, 92vw',
		window: '(min-width: 48rem) 32vw, 76vw',
		telefon: '(min-width: 48rem) 10vw, 23vw',
	},
};

/** All projects as cards, in their order. */
export function ProjektGrid({ projekte }: { projekte: Projekt[] }) {
	const cards = projekte.map((projekt, i) => {
		const manifest = manifestOf(projekt);
		const path = phonePicture(manifest, projekt.source.weiterebilder);
		return { projekt, manifest, path, width: columns(i, projekte.length) };
	});
	const starts = cards.map(({ projekt, manifest, path }, i) => {
		if (!path) return '';
		const picture = pictureSources(manifest, path);
		const start = narrowStart(picture, projekt.telefonAb ?? picture.ab);
		return `[data-phone]:nth-child(${i + 1}){--phone-from:${Math.round(100 * start)}%}`;
	});
	return (
		<>
			<style>{starts.join('')}</style>
			<ul id="projekte" className={`shell ${grid.grid} ${ruler.ruled} ${styles.grid}`}>
				{cards.map(({ projekt, manifest, path, width }, i) => (
					<li key={projekt.metadaten.url} data-columns={width} data-phone={path && ''}>
						<ProjektCard
							projekt={projekt}
							manifest={manifest}
							count={projekte.length}
							sizes={SIZES[width]}
							telefon={path ? { path, sizes: SIZES[width].telefon } : undefined}
							priority={i === 0}
							level="h2"
						/>
					</li>
				))}
			</ul>
		</>
	);
}

/** Of the width: lest rounding show a last row of what stays out. */
const AIR = 0.02;

/**
 * Where a narrow card's part of a phone view lies between its upper and its lower end, 0 to 1, so that it
 * begins at `from`, a share of the height; where that is unknown, at the lower end.
 */
function narrowStart({ width, height }: PictureSources, from = 1): number {
	return Math.min(1, (from * height + AIR * width) / Math.max(1, height - NARROW_SHAPE * width));
}
