import styles from './Ground.module.css';
import { ProjektPicture } from './ProjektPicture.tsx';

type Props = {
	/** Path of the client's background, as the project data names it. */
	path: string;
	sizes: string;
	eager?: boolean;
};

/** Fills its parent with the client's ground, as decoration. */
export function Ground({ path, sizes, eager = false }: Props) {
	return (
		<div className={styles.ground}>
			<ProjektPicture className={styles.picture} path={path} sizes={sizes} alt="" eager={eager} />
		</div>
	);
}
