import { ArrowLeft, ArrowRight } from 'lucide-react';
import { manifestOf } from '../content/projekte.ts';
import type { Projekt } from '../content/schema.ts';
import { projekt as texte } from '../content/texte/projekt.ts';
import { rahmen } from '../content/texte/rahmen.ts';
import { phonePicture } from '../lib/manifest.ts';
import type { Neighbours } from '../lib/neighbours.ts';
import { Ground } from './Ground.tsx';
import { Icon } from './Icon.tsx';
import styles from './NeighbourSheets.module.css';
import { PhoneFrame } from './PhoneFrame.tsx';
import { PictureBox } from './PictureBox.tsx';
import { ProjektWindow } from './ProjektWindow.tsx';

type Props = { nachbarn: Neighbours; anzahl: number };

/** The sheets before and after this one, each with its window on its own ground. */
export function NeighbourSheets({ nachbarn: { vorheriges, naechstes }, anzahl }: Props) {
	return (
		<nav className={styles.neighbours} aria-label={texte.nachbarn.name} data-print="aus">
			<ul className={styles.row}>
				{vorheriges && (
					<Sheet projekt={vorheriges} anzahl={anzahl} richtung="vorher" allein={!naechstes} />
				)}
				{naechstes && (
					<Sheet projekt={naechstes} anzahl={anzahl} richtung="nachher" allein={!vorheriges} />
				)}
			</ul>
		</nav>
	);
}

type SheetProps = {
	projekt: Projekt;
	anzahl: number;
	richtung: 'vorher' | 'nachher';
	/** There is no other neighbour: its ground takes the whole width. */
	allein: boolean;
};

function Sheet({ projekt: entry, anzahl, richtung, allein }: SheetProps) {
	const { metadaten, projekt, source } = entry;
	const manifest = manifestOf(entry);
	const phone = (allein || richtung === 'nachher') && phonePicture(manifest, source.weiterebilder);
	return (
		<li data-direction={richtung}>
			<div className={styles.sheet} data-focus="umriss">
				<div className={styles.ground} data-moves="ground">
					<Ground
						source={source}
						manifest={manifest}
						sizes={allein ? '100vw' : '(min-width: 48rem) 60vw, 100vw'}
					/>
					<div
						className={styles.window}
						data-moves="window"
						data-alone={phone === undefined ? '' : undefined}
					>
						<ProjektWindow
							eintrag={entry}
							manifest={manifest}
							sizes={allein ? '(min-width: 48rem) 56vw, 64vw' : '(min-width: 48rem) 42vw, 64vw'}
						/>
					</div>
					{phone && (
						<div className={styles.phone} data-moves="phone">
							<PhoneFrame>
								<PictureBox
									manifest={manifest}
									pfad={phone}
									sizes="(min-width: 48rem) 15vw, 18vw"
									alt=""
								/>
							</PhoneFrame>
						</div>
					)}
				</div>
				<div className={styles.plate} data-moves="plate">
					<p className={styles.number}>
						{richtung === 'vorher' && <Icon form={ArrowLeft} groesse={16} />}
						{rahmen.blattVon(metadaten.id + 1, anzahl)}
						{richtung === 'nachher' && <Icon form={ArrowRight} groesse={16} />}
					</p>
					<a className={styles.kunde} href={`/portfolio/${metadaten.url}`}>
						{projekt.kunde}
					</a>
				</div>
			</div>
		</li>
	);
}
