import { AppWindow } from 'lucide-react';
import { type Projekt, projektPath } from '#shared/projekt-schema.ts';
import { mainPicture } from '../../facts/projekte.ts';
import { projektTransition } from '../../lib/projekt-transition.ts';
import { FULL_PAGE, TWO_SLIDES } from '../../lib/widths.ts';
import coverLink from '../../styles/compositions/cover-link.module.css';
import { Ground } from '../ui/Ground.tsx';
import { ProjektPicture } from '../ui/ProjektPicture.tsx';
import styles from './ProjektCard.module.css';

/** How wide the ground and the picture on it are: one card in a row on phones, else two. */
const SIZES = {
	ground: `${FULL_PAGE} 712px, ${TWO_SLIDES} 45vw, 90vw`,
	picture: `${FULL_PAGE} 598px, ${TWO_SLIDES} 37vw, 75vw`,
};

type Props = {
	projekt: Projekt;
	/** In the first view. */
	eager?: boolean;
};

/** A project: its website whole on the client's ground, name, and what came of it. The card is a link. */
export function ProjektCard({ projekt, eager = false }: Props) {
	const { metadaten, source, wirkung } = projekt;
	const { kunde, branche } = projekt.projekt;
	return (
		<article className={styles.card}>
			<div className={styles.ground}>
				<Ground path={source.background} sizes={SIZES.ground} eager={eager} />
				{/* It travels to the project's page (styles/page-change.css). */}
				<div
					className={styles.picture}
					style={{ viewTransitionName: projektTransition(metadaten.url) }}
				>
					<ProjektPicture path={mainPicture(source)} sizes={SIZES.picture} eager={eager} />
				</div>
			</div>
			<h3 className={styles.kunde}>
				<AppWindow size={22} />
				<a className={coverLink.link} href={projektPath(projekt)}>
					{kunde}
				</a>
			</h3>
			<p>{wirkung ?? branche}</p>
		</article>
	);
}
