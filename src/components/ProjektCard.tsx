import { AppWindow, ArrowRight } from 'lucide-react';
import type { Projekt } from '../content/schema.ts';
import { rahmen } from '../content/texte/rahmen.ts';
import type { Manifest } from '../lib/manifest.ts';
import { Ground } from './Ground.tsx';
import { Icon } from './Icon.tsx';
import { PhoneFrame } from './PhoneFrame.tsx';
import { PictureBox } from './PictureBox.tsx';
import { PosterAhead } from './PosterAhead.tsx';
import stil from './ProjektCard.module.css';
import { ProjektWindow } from './ProjektWindow.tsx';

type Props = {
	projekt: Projekt;
	manifest: Manifest;
	/** How many sheets there are: „Blatt n von anzahl“. */
	anzahl: number;
	/** How wide the card is drawn and the window on it, as `sizes` values. */
	sizes: { karte: string; fenster: string };
	/** The phone view beside the window, and how wide it is drawn. */
	telefon?: { pfad: string; sizes: string } | undefined;
	/** Above the fold: its picture comes first, those of the others after it. */
	vorrang?: boolean;
	/** Level of the client's name in the page's outline. */
	stufe?: 'h2' | 'h3';
};

/** A project as a window standing on the client's own ground; the whole card is the link. */
export function ProjektCard({
	projekt: eintrag,
	manifest,
	anzahl,
	sizes,
	telefon,
	vorrang = false,
	stufe: Name = 'h3',
}: Props) {
	const { metadaten, projekt, source } = eintrag;
	return (
		<article className={stil.karte} data-fokus="umriss">
			<div className={stil.grund} data-moves="ground">
				<div className={stil.fenster} data-moves="window">
					<ProjektWindow
						eintrag={eintrag}
						manifest={manifest}
						sizes={sizes.fenster}
						vorrang={vorrang}
					/>
				</div>
				{telefon && (
					<div className={stil.telefon} data-moves="phone" data-druck="aus">
						<PhoneFrame>
							<PictureBox manifest={manifest} {...telefon} alt="" />
						</PhoneFrame>
					</div>
				)}
				{/* Behind the window and after it: what is asked for first has the open line. */}
				<Ground source={source} manifest={manifest} sizes={sizes.karte} vorrang={vorrang} />
			</div>
			<div className={stil.schild} data-moves="plate">
				<Name className={stil.kunde}>
					<Icon form={AppWindow} />
					<a href={`/portfolio/${metadaten.url}`}>{projekt.kunde}</a>
				</Name>
				<p className={stil.branche}>{projekt.branche}</p>
				<p className={stil.blatt}>{rahmen.blattVon(metadaten.id + 1, anzahl)}</p>
				<span className={stil.pfeil}>
					<Icon form={ArrowRight} />
				</span>
			</div>
			<PosterAhead eintrag={eintrag} manifest={manifest} />
		</article>
	);
}
