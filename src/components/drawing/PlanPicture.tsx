import { planFiles } from '#shared/plan.ts';
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
	const { plan } = projekt;
	const { telefon } = planFiles;
	const device = alwaysPhone ? 'telefon' : 'desktop';
	const { breite, hoehe } = plan[device].buehne;
	const onPhones = { width: plan.telefon.buehne.breite, height: plan.telefon.buehne.hoehe };
	return (
		<picture className={styles.ink}>
			{!alwaysPhone && (
				<>
					<source srcSet={path(telefon.dunkel)} media={`${PHONE} and ${DARK}`} {...onPhones} />
					<source srcSet={path(telefon.hell)} media={PHONE} {...onPhones} />
				</>
			)}
			<source srcSet={path(planFiles[device].dunkel)} media={DARK} />
			<img
				src={path(planFiles[device].hell)}
				width={breite}
				height={hoehe}
				alt=""
				loading={eager ? 'eager' : 'lazy'}
				fetchPriority={eager ? 'high' : undefined}
				decoding={eager ? 'sync' : 'async'}
			/>
		</picture>
	);
}
