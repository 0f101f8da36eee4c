import { rahmen } from '../content/texte/rahmen.ts';
import stil from './Portrait.module.css';
import { KOPF, type Pose, RUMPF } from './portrait-poses.tsx';

type Props = {
	pose?: Pose;
	/** The client's sign on the board, for the pose `brett`: path of its picture. */
	zeichen?: string | undefined;
};

/**
 * The owner, drawn: one figure whose poses move arms, head and what the hands hold.
 */
export function Portrait({ pose = 'blatt', zeichen }: Props) {
	return (
		<svg
			className={stil.portrait}
			data-pose={pose}
			viewBox="0 0 320 290"
			preserveAspectRatio="xMidYMin slice"
			role="img"
			aria-label={rahmen.profilkarte.portrait}
		>
			<defs>
				<pattern
					id="schraffur"
					width="6"
					height="6"
					patternUnits="userSpaceOnUse"
					patternTransform="rotate(45)"
				>
					<path d="M0 0h6v6H0z" className={stil.grund} />
					<path d="M0 0V6" className={stil.fein} />
				</pattern>
			</defs>
			{RUMPF[pose].hinten}
			{zeichen && (
				<g transform="translate(221 106) skewY(-9)">
					<path className={stil.schild} d="M0-3h84v21H0z" />
					<image href={zeichen} x="4" width="76" height="15" />
				</g>
			)}
			<g className={stil.figur}>
				<path
					className={stil.stoff}
					d="M134 172C112 178 84 183 77 206L66 290H254L243 206C236 183 208 178 186 172L160 198Z"
				/>
				<path d="M143 148v24c0 15 34 15 34 0v-24M143 165l-9 8 26 25 26-25-9-8" />
				<g className={stil.kopf}>{KOPF[pose]}</g>
			</g>
			{RUMPF[pose].vorn}
		</svg>
	);
}
