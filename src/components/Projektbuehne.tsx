import type { Projekt } from '../content/schema.ts';
import { type Manifest, telefonbild } from '../lib/manifest.ts';
import { Bildfeld } from './Bildfeld.tsx';
import { Film } from './Film.tsx';
import { Filmschalter } from './Filmschalter.tsx';
import { Grund } from './Grund.tsx';
import stil from './Projektbuehne.module.css';
import { Telefon } from './Telefon.tsx';

type Props = { eintrag: Projekt; manifest: Manifest };

/** The client's ground over the whole sheet, the film's window on it and the phone view beside. */
export function Projektbuehne({ eintrag, manifest }: Props) {
	const telefon = telefonbild(manifest, eintrag.source.weiterebilder);
	return (
		<div className={stil.buehne} data-film="">
			<Grund source={eintrag.source} manifest={manifest} sizes="100vw" vorrang />
			<div className={stil.fenster} data-allein={telefon ? undefined : ''}>
				<Film eintrag={eintrag} manifest={manifest} />
			</div>
			{telefon && (
				<div className={stil.telefon} data-druck="aus">
					<Telefon>
						<Bildfeld
							manifest={manifest}
							pfad={telefon}
							sizes="(min-width: 48rem) 17vw, 30vw"
							alt=""
						/>
					</Telefon>
				</div>
			)}
			<div className={stil.schalter} data-fokus="umriss">
				<Filmschalter />
			</div>
		</div>
	);
}
