import { AppWindow, ArrowRight } from 'lucide-react';
import type { Projekt } from '../content/schema.ts';
import { rahmen } from '../content/texte/rahmen.ts';
import { hostname } from '../lib/hostname.ts';
import { type Manifest, telefonbild } from '../lib/manifest.ts';
import { Bild } from './Bild.tsx';
import { Browserfenster } from './Browserfenster.tsx';
import { Icon } from './Icon.tsx';
import stil from './Projektkarte.module.css';
import { Telefon } from './Telefon.tsx';

type Props = {
	projekt: Projekt;
	manifest: Manifest;
	/** How many sheets there are: „Blatt n von anzahl“. */
	anzahl: number;
	/** How wide the card is drawn, and the window on it, as `sizes` values. */
	sizes: { karte: string; fenster: string };
	/** Beside other cards the window alone; `gross` also shows the phone view, and `schmal` cuts the window. */
	format?: 'gross' | 'breit' | 'schmal';
	/** Above the fold: its picture comes first, those of the others after it. */
	vorrang?: boolean;
	/** Level of the client's name in the page's outline. */
	stufe?: 'h2' | 'h3';
};

/** A project as a window standing on the client's own ground; the whole card is the link. */
export function Projektkarte({
	projekt: { metadaten, projekt, source },
	manifest,
	anzahl,
	sizes,
	format,
	vorrang = false,
	stufe: Name = 'h3',
}: Props) {
	const telefon = format && telefonbild(manifest, source.weiterebilder);
	return (
		<article className={stil.karte} data-format={format}>
			<div className={vorrang ? stil.grund : `${stil.grund} nachrangig`}>
				<Bild
					className={stil.hintergrund}
					manifest={manifest}
					pfad={source.background}
					sizes={sizes.karte}
					alt=""
				/>
				<div className={stil.fenster}>
					<Browserfenster
						adresse={hostname(projekt.website)}
						uebergang={`projekt-${metadaten.url}`}
					>
						<Bild
							manifest={manifest}
							pfad={source.weiterebilder[0] ?? source.placeholder}
							sizes={sizes.fenster}
							alt=""
							vorrang={vorrang}
						/>
					</Browserfenster>
				</div>
				{telefon && (
					<div className={`nachrangig ${stil.telefon}`} data-druck="aus">
						<Telefon>
							<Bild
								manifest={manifest}
								pfad={telefon}
								sizes="(min-width: 64rem) 18vw, 30vw"
								alt=""
							/>
						</Telefon>
					</div>
				)}
			</div>
			<div className={stil.schild}>
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
		</article>
	);
}
