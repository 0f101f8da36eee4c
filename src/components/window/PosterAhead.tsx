import type { Manifest } from '../../../shared/manifest.ts';
import type { Projekt } from '../../../shared/projekt/projekt-schema.ts';
import { Picture } from '../ui/Picture.tsx';
import styles from './PosterAhead.module.css';

/** How wide the poster is drawn on its sheet, as a `sizes` value. */
export const POSTER_SIZES = '(min-width: 48rem) 72vw, 88vw';

type Props = { entry: Projekt; manifest: Manifest };

/**
 * The poster of a card's sheet, unseen: asked for once the card is under the pointer or in focus, so that
 * what the card grows into is there (scripts/page-change.ts). Stands in the card's article.
 */
export function PosterAhead({ entry: { source }, manifest }: Props) {
	return (
		<div className={styles.ahead} aria-hidden="true" data-print="off">
			<Picture manifest={manifest} path={source.placeholder} sizes={POSTER_SIZES} alt="" />
		</div>
	);
}
