import type { Projekt } from '#shared/projekt/projekt-schema.ts';
import { Picture } from '../ui/Picture.tsx';
import styles from './Ground.module.css';

type Props = {
	source: Projekt['source'];
	sizes: string;
	/** Stands behind the page's first picture: loaded with it. */
	priority?: boolean;
};

/** Fills its parent with the client's ground. */
export function Ground({ source, sizes, priority = false }: Props) {
	return (
		<div className={styles.ground} data-print="off">
			<Picture path={source.background} sizes={sizes} alt="" eager={priority} />
		</div>
	);
}
