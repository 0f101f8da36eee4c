import type { Projekt } from '#shared/projekt/projekt-schema.ts';
import { mainPicture, phonePicture, withPlan } from '../../facts/projekte.ts';
import type { RoofName } from '../../lib/choose-roofs.ts';
import { PlanPicture } from '../drawing/PlanPicture.tsx';
import { Picture } from '../ui/Picture.tsx';
import styles from './House.module.css';

type Props = { projekt: Projekt; roof: RoofName };

/** A client's site as a drawn house: the phone's plan below a roof, or a hatched front where there is no plan. */
export function DrawnHouse({ projekt, roof }: Props) {
	const drawn = withPlan(projekt);
	return (
		<span className={styles.house}>
			<Roof name={roof} />
			<span className={drawn ? styles.plan : styles.blank}>
				{drawn && (
					<span
						className={styles.sheet}
						style={{ '--sheet-width': drawn.plan.telefon.buehne.breite }}
					>
						<PlanPicture projekt={drawn} phoneOnly />
					</span>
				)}
			</span>
		</span>
	);
}

/** The same house as built: the client's site on a phone below a roof in the client's colour. */
export function BuiltHouse({ projekt, roof, colour }: Props & { colour: string }) {
	const path = phonePicture(projekt) ?? mainPicture(projekt.source);
	return (
		<span className={styles.house}>
			<Roof name={roof} colour={colour} />
			<span className={styles.built}>
				<Picture className={styles.page} path={path} sizes="114px" alt="" />
			</span>
		</span>
	);
}

/** Outline and inner lines of each roof, at most 96 high above y = 0. The house below is 190 wide; a roof reaches up to 14 past it on each side. */
const SHAPES: Record<RoofName, readonly [outline: string, details: string]> = {
	// Its second path is the chimney.
	gable: ['M-12 0 95-74 202 0Z', 'M140-43V-72H158V-30.5'],
	dome: ['M-6 0A101 74 0 0 1 196 0Z', 'M95-74V-92M70-71.7A32 32 0 0 1 120-71.7'],
	sawtooth: ['M-6 0V-58L58 0V-58L122 0V-58L196 0Z', ''],
	blocks: [
		'M0 0V-42H64V0ZM64 0A32 42 0 0 1 128 0ZM128 0 159-62 190 0ZM32-42a16 16 0 1 1 .1 0Z',
		'',
	],
	temple: ['M-8 0V-12H198V0ZM-8-12 95-66 198-12Z', 'M22-17 95-54 168-17'],
	tower: [
		'M-8 0V-14H198V0ZM60-14V-54H130V-14ZM50-54 95-86 140-54Z',
		'M95-45a11 11 0 1 0 .1 0M95-40v6l5 3',
	],
	awning: [
		`M4-30H186V0H4ZM-8 0 4-22H186L198 0${'a14 9 0 0 1-29.4 0'.repeat(7)}Z`,
		'M60-30V-52H130V-30',
	],
	hip: ['M-12 0 40-56H150L202 0Z', 'M40-56 62 0M150-56 128 0M78-22V-40H112V-22'],
};

/** The roof of a house: drawn in lines or, with a colour, built. */
function Roof({ name, colour }: { name: RoofName; colour?: string }) {
	const [outline, details] = SHAPES[name];
	const roof = colour ? `${styles.roof} ${styles.covered}` : styles.roof;
	return (
		<svg className={roof} viewBox="-14 -96 218 96" aria-hidden="true">
			<path d={outline} fill={colour ?? 'none'} />
			{details && <path d={details} />}
		</svg>
	);
}
