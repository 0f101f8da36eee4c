import { rahmen } from '../../content/texte/rahmen.ts';
import styles from './Portrait.module.css';
import drawings from './portrait.svg?url';

type Props = {
	pose?: 'sheet' | 'writing' | 'phone' | 'erasing' | 'board';
	/** The part of 320 × 290 that is shown, as an SVG viewBox: the head alone, for instance. */
	cut?: string;
	/** The client's sign on the board, for the pose `board`: path of its picture. */
	sign?: string | undefined;
};

/** The owner, drawn: a pose out of the one file that a browser asks for once (portrait.svg). */
export function Portrait({ pose = 'sheet', cut = '0 0 320 290', sign }: Props) {
	return (
		<svg
			className={styles.portrait}
			viewBox={cut}
			preserveAspectRatio="xMidYMin slice"
			role="img"
			aria-label={rahmen.profilkarte.portrait}
		>
			{/* As HTML a picture is not asked for where the card is hidden. */}
			<foreignObject width="320" height="290">
				<picture>
					<source srcSet={`${drawings}#${pose}-dark`} media="(prefers-color-scheme: dark)" />
					<img src={`${drawings}#${pose}`} alt="" loading="lazy" fetchPriority="low" />
				</picture>
			</foreignObject>
			{sign && (
				<g transform="translate(221 106) skewY(-9)">
					<path d="M0-3h84v21H0z" />
					<foreignObject x="4" width="76" height="15">
						<img src={sign} alt="" loading="lazy" />
					</foreignObject>
				</g>
			)}
		</svg>
	);
}
