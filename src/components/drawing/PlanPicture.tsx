import { PLAN_SIZES, PLAN_WIDTHS, planFile } from '#shared/plan.ts';
import { type DrawnProjekt, projektFile } from '../../facts/projekte.ts';
import { PHONE } from '../../lib/widths.ts';
import styles from './PlanPicture.module.css';

type Props = {
	projekt: DrawnProjekt;
	/** Shows the phone's plan at every width. */
	alwaysPhone?: boolean;
	/** In the first view: loaded at once and first. */
	eager?: boolean;
};

const DARK = '(prefers-color-scheme: dark)';

/** A client's website as a drawing, in ink on the sheet; it fills the width of its parent. */
export function PlanPicture({ projekt, alwaysPhone = false, eager = false }: Props) {
	const path = (name: string) => projektFile(projekt, name);
	const device = alwaysPhone ? 'telefon' : 'desktop';
	const srcSet = (device: keyof typeof PLAN_WIDTHS, scheme: 'hell' | 'dunkel') =>
		PLAN_WIDTHS[device]
			.map((width) => `${path(planFile(device, scheme, width))} ${width}w`)
			.join(', ');
	const sizes = alwaysPhone ? '114px' : '100vw';
	return (
		<picture className={styles.ink}>
			{!alwaysPhone && (
				<>
					<source
						srcSet={srcSet('telefon', 'dunkel')}
						sizes={sizes}
						media={`${PHONE} and ${DARK}`}
						{...PLAN_SIZES.telefon}
					/>
					<source
						srcSet={srcSet('telefon', 'hell')}
						sizes={sizes}
						media={PHONE}
						{...PLAN_SIZES.telefon}
					/>
				</>
			)}
			<source srcSet={srcSet(device, 'dunkel')} sizes={sizes} media={DARK} />
			<img
				src={path(planFile(device, 'hell', PLAN_WIDTHS[device][1]))}
				srcSet={srcSet(device, 'hell')}
				sizes={sizes}
				{...PLAN_SIZES[device]}
				alt=""
				loading={eager ? 'eager' : 'lazy'}
				fetchPriority={eager ? 'high' : undefined}
				decoding={eager ? 'sync' : 'async'}
			/>
		</picture>
	);
}
