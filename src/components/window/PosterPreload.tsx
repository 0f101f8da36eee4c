import type { Projekt } from '#shared/projekt/projekt-schema.ts';
import { Picture } from '../ui/Picture.tsx';
import styles from './PosterPreload.module.css';

/** How wide the poster is on its project's page, as a `sizes` value. */
export const POSTER_SIZES = '(width >= 48rem) 72vw, 88vw';

/**
 * Loads the poster of the project's page, invisibly, once the card is under the pointer or in focus: the
 * card grows into it (scripts/page-change.ts). Belongs into the card's `<article>`.
 */
export function PosterPreload({ entry: { source } }: { entry: Projekt }) {
	return (
		<div className={styles.preload} aria-hidden="true" data-print="off">
			<Picture path={source.placeholder} sizes={POSTER_SIZES} alt="" />
		</div>
	);
}
