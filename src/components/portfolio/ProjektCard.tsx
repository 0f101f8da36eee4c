import { AppWindow } from 'lucide-react';
import type { Card } from '../../facts/projekte.ts';
import { travellingId } from '../../lib/travelling-id.ts';
import { TWO_SLIDES } from '../../lib/widths.ts';
import coverLink from '../../styles/compositions/cover-link.module.css';
import { Ground } from '../ui/Ground.tsx';
import { Picture } from '../ui/Picture.tsx';
import styles from './ProjektCard.module.css';

/**
 * How wide the ground and the picture on it are: one card in a row on phones, else two. On phones the picture
 * is wider than its frame.
 */
const SIZES = {
	ground: `${TWO_SLIDES} min(712px, 45vw), 90vw`,
	picture: `${TWO_SLIDES} min(598px, 37vw), 128vw`,
};

type Props = {
	card: Card;
	/** In the first view. */
	eager?: boolean;
};

/** A project, in the portfolio and in home's carousel: its website on the client's ground, name, and what came of it or else the trade. The card is a link. */
export function ProjektCard({ card, eager = false }: Props) {
	const { slug, path, kunde, subtitle, ground, picture } = card;
	return (
		<article className={styles.card}>
			<div className={styles.ground}>
				<Ground picture={ground} sizes={SIZES.ground} eager={eager} />
				{/* It travels to the project's page (styles/page-change.css). */}
				<div className={styles.frame} id={travellingId(slug)}>
					<Picture
						className={styles.picture}
						picture={picture}
						sizes={SIZES.picture}
						eager={eager}
					/>
				</div>
			</div>
			<h3 className={styles.kunde}>
				<AppWindow size={22} />
				<a className={coverLink.link} href={path}>
					{kunde}
				</a>
			</h3>
			<p>{subtitle}</p>
		</article>
	);
}
