import { schnitt } from '../../content/texte/schnitt.ts';
import type { CutPage } from '../../facts/cut-page.ts';
import { Picture } from '../ui/Picture.tsx';
import styles from './CutStage.module.css';
import { PlanPicture } from './PlanPicture.tsx';

type Props = {
	page: CutPage;
	/** How wide the page is shown, as `sizes`. */
	sizes: string;
	/** In the first view: the drawing is loaded at once and first. */
	eager?: boolean;
	/** Drawn over the drawing. */
	children?: React.ReactNode;
};

/**
 * A client's website, drawn left of the section line around it (SectionCut) and finished right of it, in the
 * same place. It fills its parent; CutStage.module.css says what a parent sets.
 */
export function CutStage({ page, sizes, eager = false, children }: Props) {
	const { kunde, wide, phone } = page;
	return (
		<div
			className={styles.stage}
			style={{
				'--wide-focus': wide.focus.y,
				'--wide-header': wide.headerEnd,
				'--phone-focus': phone.focus.y,
				'--phone-header': phone.headerEnd,
			}}
		>
			<div className={styles.drawn} aria-hidden="true">
				<div className={styles.page}>
					<PlanPicture plan={wide.plan} onPhones={phone.plan} sizes={sizes} eager={eager} />
					{children}
				</div>
			</div>
			<div className={styles.built}>
				<div className={styles.page}>
					<Picture
						picture={wide.picture}
						phone={{ picture: phone.picture, sizes }}
						sizes={sizes}
						alt={schnitt.bild(kunde)}
					/>
				</div>
			</div>
		</div>
	);
}
