import type { PictureSources } from '#shared/manifest.ts';
import { Picture } from '../ui/Picture.tsx';
import styles from './PlanPicture.module.css';

type Props = {
	plan: PictureSources;
	/** How wide it is shown, as `sizes`. */
	sizes: string;
	/** In the first view: loaded at once and first. */
	eager?: boolean;
};

/** A client's website as a drawing, in ink on the sheet; it fills the width of its parent. */
export function PlanPicture({ plan, sizes, eager = false }: Props) {
	return (
		<span className={styles.ink}>
			<Picture picture={plan} sizes={sizes} eager={eager} />
		</span>
	);
}
