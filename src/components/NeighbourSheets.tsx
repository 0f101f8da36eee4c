import { ArrowLeft, ArrowRight } from 'lucide-react';
import { manifestOf } from '../content/projekte.ts';
import type { Projekt } from '../content/schema.ts';
import { projekt as texte } from '../content/texte/projekt.ts';
import { rahmen } from '../content/texte/rahmen.ts';
import { phonePicture } from '../lib/manifest.ts';
import type { Neighbours } from '../lib/neighbours.ts';
import { Ground } from './Ground.tsx';
import { Icon } from './Icon.tsx';
import stil from './NeighbourSheets.module.css';
import { PhoneFrame } from './PhoneFrame.tsx';
import { PictureBox } from './PictureBox.tsx';
import { ProjektWindow } from './ProjektWindow.tsx';

type Props = { nachbarn: Neighbours; anzahl: number };

/** The sheets before and after this one, each with its window on its own ground. */
export function NeighbourSheets({ nachbarn: { vorheriges, naechstes }, anzahl }: Props) {
	return (
		<nav className={stil.nachbarn} aria-label={texte.nachbarn.name} data-druck="aus">
			<ul className={stil.reihe}>
				{vorheriges && (
					<Blatt projekt={vorheriges} anzahl={anzahl} richtung="vorher" allein={!naechstes} />
				)}
				{naechstes && (
					<Blatt projekt={naechstes} anzahl={anzahl} richtung="nachher" allein={!vorheriges} />
				)}
			</ul>
		</nav>
	);
}

type BlattProps = {
	projekt: Projekt;
	anzahl: number;
	richtung: 'vorher' | 'nachher';
	/** There is no other neighbour: its ground takes the whole width. */
	allein: boolean;
};

function Blatt({ projekt: eintrag, anzahl, richtung, allein }: BlattProps) {
	const { metadaten, projekt, source } = eintrag;
	const manifest = manifestOf(eintrag);
	const telefon =
		(allein || richtung === 'nachher') && phonePicture(manifest, source.weiterebilder);
	return (
		<li data-richtung={richtung}>
			<div className={stil.blatt} data-fokus="umriss">
				<div className={stil.grund} data-moves="ground">
					<Ground
						source={source}
						manifest={manifest}
						sizes={allein ? '100vw' : '(min-width: 48rem) 60vw, 100vw'}
					/>
					<div
						className={stil.fenster}
						data-moves="window"
						data-allein={telefon === undefined ? '' : undefined}
					>
						<ProjektWindow
							eintrag={eintrag}
							manifest={manifest}
							sizes={allein ? '(min-width: 48rem) 56vw, 64vw' : '(min-width: 48rem) 42vw, 64vw'}
						/>
					</div>
					{telefon && (
						<div className={stil.telefon} data-moves="phone">
							<PhoneFrame>
								<PictureBox
									manifest={manifest}
									pfad={telefon}
									sizes="(min-width: 48rem) 15vw, 18vw"
									alt=""
								/>
							</PhoneFrame>
						</div>
					)}
				</div>
				<div className={stil.schild} data-moves="plate">
					<p className={stil.nummer}>
						{richtung === 'vorher' && <Icon form={ArrowLeft} groesse={16} />}
						{rahmen.blattVon(metadaten.id + 1, anzahl)}
						{richtung === 'nachher' && <Icon form={ArrowRight} groesse={16} />}
					</p>
					<a className={stil.kunde} href={`/portfolio/${metadaten.url}`}>
						{projekt.kunde}
					</a>
				</div>
			</div>
		</li>
	);
}
