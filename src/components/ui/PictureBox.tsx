import type { ComponentProps } from 'react';
import { pictureOf } from '../../content-schema/projekte.ts';
import afterFirstPicture from '../../styles/compositions/after-first-picture.module.css';
import { Picture } from './Picture.tsx';
import styles from './PictureBox.module.css';

type Props = ComponentProps<typeof Picture> & {
	/** Loads without waiting for the web fonts: the visitor asked for it. */
	atOnce?: boolean;
};

/**
 * A picture on paper of its size; without `priority` it loads after the web fonts. In a box of
 * another shape (--crop, such as `4 / 5`) it is cropped from its upper left corner on.
 */
export function PictureBox({ atOnce = false, ...picture }: Props) {
	const { width, height } = pictureOf(picture.path);
	return (
		<div className={styles.box}>
			<svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
			<div className={picture.eager || atOnce ? undefined : afterFirstPicture.deferred}>
				<Picture {...picture} />
			</div>
		</div>
	);
}
