import type { Projekt } from '../content/schema.ts';
import { schnitt } from '../content/texte/schnitt.ts';
import { ersterBlick } from '../lib/erster-blick.ts';
import { hostname } from '../lib/hostname.ts';
import type { Manifest } from '../lib/manifest.ts';
import { Bild } from './Bild.tsx';
import { Fensterleiste } from './Fensterleiste.tsx';
import stil from './Schnitt.module.css';
import { Schnitt } from './Schnitt.tsx';
import { Schnittbuehne } from './Schnittbuehne.tsx';

type Props = {
	eintrag: Projekt;
	/** Path of the former site's picture. */
	vorher: string;
	manifest: Manifest;
	/** How wide the stage is drawn, as a `sizes` value. */
	sizes: string;
	children?: React.ReactNode;
};

/** A client's former website and the new one, in the same window. */
export function Vorherschnitt({ vorher, children, ...buehne }: Props) {
	const { projekt, source } = buehne.eintrag;
	const gebaut = { pfad: ersterBlick(source) };
	return (
		<Schnitt enden={schnitt.vorher} mitte={children}>
			<Schnittbuehne {...buehne} geraet="vorher" gebaut={gebaut}>
				<div className={stil.vorher}>
					<div className={stil.fenster}>
						<Fensterleiste adresse={hostname(projekt.website)} />
						<Bild manifest={buehne.manifest} pfad={vorher} sizes={buehne.sizes} />
					</div>
				</div>
			</Schnittbuehne>
		</Schnitt>
	);
}
