import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { galerie } from '../content/texte/galerie.ts';
import type { Manifest } from '../lib/manifest.ts';
import { Icon } from './Icon.tsx';
import { Picture } from './Picture.tsx';
import stil from './PictureViewer.module.css';

type Props = {
	/** `text`: what stands below it. */
	bilder: readonly { pfad: string; nummer: number; text: string | undefined }[];
	manifest: Manifest;
};

/**
 * The pictures large, in one row that snaps: the platform swipes and zooms. Links open, turn and
 * close it as the page's target; scripts/picture-viewer.ts makes it a modal dialog with keys.
 */
export function PictureViewer({ bilder, manifest }: Props) {
	return (
		<dialog id="betrachter" className={stil.betrachter} aria-label={galerie.titel} data-druck="aus">
			{bilder.map(({ pfad, nummer, text }) => (
				<figure
					key={pfad}
					id={`bild-${nummer}`}
					className={stil.bild}
					aria-label={galerie.bildVon(nummer, bilder.length)}
					tabIndex={-1}
				>
					<Picture manifest={manifest} pfad={pfad} sizes="96vw" />
					<figcaption className={stil.leiste}>
						<p>{text ?? galerie.bildVon(nummer, bilder.length)}</p>
						<Wende
							zu={nummer > 1 && nummer - 1}
							form={ArrowLeft}
							richtung="-1"
							name={galerie.vorheriges}
						/>
						<Wende
							zu={nummer < bilder.length && nummer + 1}
							form={ArrowRight}
							richtung="1"
							name={galerie.naechstes}
						/>
						<a className={stil.knopf} href={`#ansicht-${nummer}`} aria-label={galerie.schliessen}>
							<Icon form={X} />
						</a>
					</figcaption>
				</figure>
			))}
		</dialog>
	);
}

type WendeProps = {
	/** Number of the picture it leads to; false at the row's end. */
	zu: number | false;
	form: typeof X;
	richtung: '-1' | '1';
	name: string;
};

function Wende({ zu, form, richtung, name }: WendeProps) {
	if (!zu) {
		return (
			<button type="button" disabled className={stil.knopf} aria-label={name}>
				<Icon form={form} />
			</button>
		);
	}
	return (
		<a className={stil.knopf} data-richtung={richtung} href={`#bild-${zu}`} aria-label={name}>
			<Icon form={form} />
		</a>
	);
}
