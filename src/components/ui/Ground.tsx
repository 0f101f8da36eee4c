import type { PictureSources } from '#shared/manifest.ts';
import styles from './Ground.module.css';
import { Picture } from './Picture.tsx';

type Props = { picture: PictureSources; sizes: string; eager?: boolean };

/** Fills its parent with a client's ground, as decoration. */
export function Ground({ picture, sizes, eager = false }: Props) {
	return (
		<div className={styles.ground}>
			<Picture className={styles.picture} picture={picture} sizes={sizes} alt="" eager={eager} />
		</div>
	);
}
