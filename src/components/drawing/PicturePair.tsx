import { schnitt } from '../../content/texte/schnitt.ts';
import { Picture } from '../ui/Picture.tsx';
import type { ClientPage, ClientWindow } from './client-page.ts';
import styles from './PicturePair.module.css';

type Props = {
	page: ClientPage;
	/** How wide the page is shown, as `sizes`. */
	sizes: string;
	/** In the first view: the drawing is loaded at once and first. */
	eager?: boolean;
	/** The finished page is loaded at once, too; without it, when it comes near and the line uncovers it. */
	eagerFinished?: boolean;
	/** From tablet width on there is no drawing: what is behind is seen left of the line. */
	withoutDrawingOnWide?: boolean;
	/** The client's content begins on the page's margin, if the page is shown a little larger for it. */
	onMargin?: boolean;
	/** Drawn over the drawing. */
	children?: React.ReactNode;
};

/**
 * A client's website as two pictures in the same place: drawn left of --line-x, finished right of it. It fills its
 * positioned parent, as wide as this is; if the page is higher, it shows the part that matters.
 */
export function PicturePair({
	page,
	sizes,
	eager = false,
	eagerFinished = false,
	onMargin = false,
	withoutDrawingOnWide = false,
	children,
}: Props) {
	const { kunde, drawing, finished, wide, phone } = page;
	return (
		<div
			className={onMargin ? `${styles.pair} ${styles.onMargin}` : styles.pair}
			style={{ ...partOf('wide', wide), ...partOf('phone', phone) }}
		>
			<div
				className={withoutDrawingOnWide ? `${styles.drawn} ${styles.onPhonesOnly}` : styles.drawn}
				aria-hidden="true"
			>
				<div className={styles.page}>
					<Picture {...drawing} sizes={sizes} eager={eager} ink />
					{children}
				</div>
			</div>
			<div className={styles.finished}>
				<div className={styles.page}>
					<Picture {...finished} sizes={sizes} alt={schnitt.bild(kunde)} eager={eagerFinished} />
				</div>
			</div>
		</div>
	);
}

function partOf(
	view: 'wide' | 'phone',
	{ focus, headerEnd, margin }: ClientWindow,
): React.CSSProperties {
	return {
		[`--${view}-focus`]: focus.y,
		[`--${view}-header`]: headerEnd,
		[`--${view}-margin`]: margin,
	};
}
