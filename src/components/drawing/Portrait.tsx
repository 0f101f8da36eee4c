import { rahmen } from '../../content/texte/rahmen.ts';
import styles from './Portrait.module.css';
import { PORTRAIT_PATH } from './portrait-file.ts';

type Props = {
	pose?: 'sheet' | 'writing' | 'phone' | 'erasing' | 'board';
	/** The part of 320 × 290 that is shown: the head alone, for instance. */
	viewBox?: string;
	/** For the pose `board`: path of the client's logo on it. */
	logo?: string | undefined;
};

/** The drawn owner in one of five poses; all are in one file, which a browser loads once. */
export function Portrait({ pose = 'sheet', viewBox = '0 0 320 290', logo }: Props) {
	return (
		<svg
			className={styles.portrait}
			viewBox={viewBox}
			preserveAspectRatio="xMidYMin slice"
			role="img"
			aria-label={rahmen.profilkarte.portrait}
		>
			{/* An HTML picture, unlike SVG's own, is not asked for where the card is hidden. */}
			<foreignObject width="320" height="290">
				<picture>
					<source srcSet={`${PORTRAIT_PATH}#${pose}-dark`} media="(prefers-color-scheme: dark)" />
					<img src={`${PORTRAIT_PATH}#${pose}`} alt="" loading="lazy" fetchPriority="low" />
				</picture>
			</foreignObject>
			{logo && (
				<g transform="translate(221 106) skewY(-9)">
					<path d="M0-3h84v21H0z" />
					<foreignObject x="4" width="76" height="15">
						<img src={logo} alt="" loading="lazy" />
					</foreignObject>
				</g>
			)}
		</svg>
	);
}
