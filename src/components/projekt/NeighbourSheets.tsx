import { ArrowLeft, ArrowRight } from 'lucide';
import type { Projekt } from '#shared/projekt/projekt-schema.ts';
import { projekt as texts } from '../../content/texte/projekt.ts';
import { rahmen } from '../../content/texte/rahmen.ts';
import { phonePicture } from '../../content-schema/projekte.ts';
import type { Neighbours } from '../../lib/neighbours.ts';
import coverLink from '../../styles/compositions/cover-link.module.css';
import { Icon } from '../ui/Icon.tsx';
import { PictureBox } from '../ui/PictureBox.tsx';
import { Ground } from '../window/Ground.tsx';
import { PhoneFrame } from '../window/PhoneFrame.tsx';
import { ProjektWindow } from '../window/ProjektWindow.tsx';
import styles from './NeighbourSheets.module.css';

type Props = { neighbours: Neighbours; count: number };

/** Links to the projects before and after this one, each shown as a window on the client's ground. */
export function NeighbourSheets({ neighbours: { previous, next }, count }: Props) {
	return (
		<nav className={styles.neighbours} aria-label={texts.nachbarn.name} data-print="off">
			<ul className={styles.row}>
				{previous && <Sheet entry={previous} count={count} direction="previous" alone={!next} />}
				{next && <Sheet entry={next} count={count} direction="next" alone={!previous} />}
			</ul>
		</nav>
	);
}

type SheetProps = {
	entry: Projekt;
	count: number;
	direction: 'previous' | 'next';
	/** There is no other neighbour: this one takes the whole width. */
	alone: boolean;
};

function Sheet({ entry, count, direction, alone }: SheetProps) {
	const { metadaten, projekt, source } = entry;
	const phone = (alone || direction === 'next') && phonePicture(entry);
	return (
		<li data-direction={direction} data-alone={alone ? '' : undefined}>
			<div className={styles.sheet} data-focus="outline">
				<div className={styles.ground} data-moves="ground">
					<Ground source={source} sizes={alone ? '100vw' : '(width >= 48rem) 60vw, 100vw'} />
					<div className={styles.window} data-moves="window" data-phone={phone ? '' : undefined}>
						<ProjektWindow
							entry={entry}
							sizes={alone ? '(width >= 48rem) 56vw, 64vw' : '(width >= 48rem) 42vw, 64vw'}
						/>
					</div>
					{phone && (
						<div className={styles.phone} data-moves="phone">
							<PhoneFrame>
								<PictureBox path={phone} sizes="(width >= 48rem) 15vw, 18vw" alt="" />
							</PhoneFrame>
						</div>
					)}
				</div>
				<div className={styles.nameplate} data-moves="nameplate">
					<p className={styles.number}>
						{direction === 'previous' && <Icon icon={ArrowLeft} size={16} />}
						{rahmen.projektVon(metadaten.id + 1, count)}
						{direction === 'next' && <Icon icon={ArrowRight} size={16} />}
					</p>
					<a className={`${coverLink.link} ${styles.kunde}`} href={`/portfolio/${metadaten.url}`}>
						{projekt.kunde}
					</a>
				</div>
			</div>
		</li>
	);
}
