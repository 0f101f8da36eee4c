import type { ComponentProps } from 'react';
import { pictureOf } from '../../content-schema/projekte.ts';
import { Picture } from './Picture.tsx';
import styles from './PictureBox.module.css';

/**
 * A picture on paper of its size. In a box of
 * another shape (--crop, such as `4 / 5`) it is cropped from its upper left corner on.
 */
export function PictureBox(picture: ComponentProps<typeof Picture>) {
	const { width, height } = pictureOf(picture.path);
	return (
		<div className={styles.box}>
			<svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
			<div>
				<Picture {...picture} />
			</div>
		</div>
	);
}
