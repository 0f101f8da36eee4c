import { AppWindow, ArrowRight } from 'lucide';
import type { Projekt } from '#shared/projekt/projekt-schema.ts';
import { rahmen } from '../../content/texte/rahmen.ts';
import coverLink from '../../styles/compositions/cover-link.module.css';
import { Icon } from '../ui/Icon.tsx';
import { PictureBox } from '../ui/PictureBox.tsx';
import { Ground } from '../window/Ground.tsx';
import { PhoneFrame } from '../window/PhoneFrame.tsx';
import { PosterPreload } from '../window/PosterPreload.tsx';
import { ProjektWindow } from '../window/ProjektWindow.tsx';
import styles from './ProjektCard.module.css';

type Props = {
	entry: Projekt;
	/** How many projects there are, for „Blatt 1 von 6“. */
	count: number;
	/** How wide the card and the window on it are, as `sizes` values. */
	sizes: { card: string; window: string };
	/** The phone view beside the window, and how wide it is. */
	phone?: { path: string; sizes: string } | undefined;
	/** Level of the client's name in the page's outline. */
	level?: 'h2' | 'h3';
};

/** Shows a project as a window on the client's ground; the whole card is a link. */
export function ProjektCard({ entry, count, sizes, phone, level: Name = 'h3' }: Props) {
	const { metadaten, projekt, source } = entry;
	return (
		<article className={styles.card} data-focus="outline">
			<div className={styles.ground} data-moves="ground">
				<div className={styles.window} data-moves="window">
					<ProjektWindow entry={entry} sizes={sizes.window} />
				</div>
				{phone && (
					<div className={styles.phone} data-moves="phone" data-print="off">
						<PhoneFrame>
							<PictureBox {...phone} alt="" />
						</PhoneFrame>
					</div>
				)}
				{/* Behind the window by z-index, but after it: browsers load pictures in the order of the source. */}
				<Ground source={source} sizes={sizes.card} />
			</div>
			<div className={styles.nameplate} data-moves="nameplate">
				<Name className={styles.kunde}>
					<Icon icon={AppWindow} />
					<a className={coverLink.link} href={`/portfolio/${metadaten.url}`}>
						{projekt.kunde}
					</a>
				</Name>
				<p className={styles.branche}>{projekt.branche}</p>
				{/* The arrow is drawn in the margin of .number, so .number comes right before it. */}
				<p className={styles.number} data-print="off">
					{rahmen.projektVon(metadaten.id + 1, count)}
				</p>
				<span className={styles.arrow} data-print="off">
					<Icon icon={ArrowRight} />
				</span>
			</div>
			<PosterPreload entry={entry} />
		</article>
	);
}
