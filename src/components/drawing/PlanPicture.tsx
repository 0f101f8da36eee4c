import type { PlanSources } from '../../facts/cut-page.ts';
import { PHONE } from '../../lib/widths.ts';
import styles from './PlanPicture.module.css';

type Props = {
	plan: PlanSources;
	/** What phones show instead. */
	onPhones?: PlanSources;
	/** How wide it is shown, as `sizes`. */
	sizes: string;
	/** In the first view: loaded at once and first. */
	eager?: boolean;
};

const DARK = '(prefers-color-scheme: dark)';

/** A client's website as a drawing, in ink on the sheet; it fills the width of its parent. */
export function PlanPicture({ plan, onPhones, sizes, eager = false }: Props) {
	const { src, light, dark, width, height } = plan;
	const phone = onPhones && { sizes, width: onPhones.width, height: onPhones.height };
	return (
		<picture className={styles.ink}>
			{onPhones && (
				<>
					<source {...phone} srcSet={onPhones.dark} media={`${PHONE} and ${DARK}`} />
					<source {...phone} srcSet={onPhones.light} media={PHONE} />
				</>
			)}
			<source srcSet={dark} sizes={sizes} media={DARK} />
			<img
				src={src}
				srcSet={light}
				sizes={sizes}
				width={width}
				height={height}
				alt=""
				loading={eager ? 'eager' : 'lazy'}
				fetchPriority={eager ? 'high' : 'low'}
				decoding={eager ? 'sync' : 'async'}
			/>
		</picture>
	);
}
