import { Picture } from '../ui/Picture.tsx';
import styles from './House.module.css';
import type { HouseSite } from './house-site.ts';

type Props = { site: HouseSite; roof: Roof };

/**
 * A client's site as a drawn house: a phone with its plan below a roof, or a hatched front where there is no plan.
 * The name below it and the link around it: Street.tsx.
 */
export function DrawnHouse({ site: { plan }, roof }: Props) {
	return (
		<span className={styles.house}>
			<RoofPicture roof={roof} />
			<span className={plan ? styles.front : `${styles.front} ${styles.blank}`}>
				{plan && (
					<span className={styles.page}>
						<Picture picture={plan} sizes="114px" ink />
					</span>
				)}
			</span>
		</span>
	);
}

/** The same house as built: the client's site on a phone below a roof in the client's colour. */
export function BuiltHouse({ site: { colour, picture }, roof }: Props) {
	return (
		<span className={styles.house}>
			<RoofPicture roof={roof} colour={colour} />
			<span className={`${styles.front} ${styles.built}`}>
				<span className={styles.page}>
					<Picture picture={picture} sizes="114px" />
				</span>
			</span>
		</span>
	);
}

/** Paths: the outline, which has the client's colour once built, and lines inside it. */
type Roof = { outline: string; details?: string };

/**
 * A roof for each house, the first for the first project (Street.tsx): the street has as many houses as roofs. In units
 * of the drawing: y = 0 is the top of the house, −96 the highest point. The house below is 190 wide; a roof reaches up to
 * 14 past it on each side.
 */
export const ROOFS: readonly Roof[] = [
	// A gable with its chimney.
	{ outline: 'M-12 0 95-74 202 0Z', details: 'M140-43V-72H158V-30.5' },
	{ outline: 'M-6 0A101 74 0 0 1 196 0Z', details: 'M95-74V-92M70-71.7A32 32 0 0 1 120-71.7' },
	{ outline: 'M-6 0V-58L58 0V-58L122 0V-58L196 0Z' },
	{ outline: 'M0 0V-42H64V0ZM64 0A32 42 0 0 1 128 0ZM128 0 159-62 190 0ZM32-42a16 16 0 1 1 .1 0Z' },
	{ outline: 'M-8 0V-12H198V0ZM-8-12 95-66 198-12Z', details: 'M22-17 95-54 168-17' },
	{
		outline: 'M-8 0V-14H198V0ZM60-14V-54H130V-14ZM50-54 95-86 140-54Z',
		details: 'M95-45a11 11 0 1 0 .1 0M95-40v6l5 3',
	},
];

/** The roof of a house: drawn in lines or, with a colour, built. */
function RoofPicture({ roof, colour }: { roof: Roof; colour?: string }) {
	const className = colour ? `${styles.roof} ${styles.covered}` : styles.roof;
	return (
		<svg className={className} viewBox="-14 -96 218 96" aria-hidden="true">
			<path d={roof.outline} fill={colour ?? 'none'} />
			{roof.details && <path d={roof.details} />}
		</svg>
	);
}
