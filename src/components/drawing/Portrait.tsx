import { rahmen } from '../../content/texte/rahmen.ts';
import { PORTRAIT_PATH } from '../../rendering/pictures/portrait.ts';
import styles from './Portrait.module.css';

type Props = {
	/** With a sheet in the hands, or with a rubber. */
	pose?: 'sheet' | 'erasing';
};

/**
 * The drawn owner; both poses are in one file, which a browser loads once. On the error page it is the
 * first view's largest picture, and loaded at once.
 */
export function Portrait({ pose = 'sheet' }: Props) {
	return (
		<picture className={styles.portrait}>
			<source srcSet={`${PORTRAIT_PATH}#${pose}-dark`} media="(prefers-color-scheme: dark)" />
			<img
				src={`${PORTRAIT_PATH}#${pose}`}
				width="320"
				height="290"
				alt={rahmen.profilkarte.portrait}
				loading={pose === 'erasing' ? 'eager' : 'lazy'}
			/>
		</picture>
	);
}
