import type { Projekt } from '../content/schema.ts';
import { ersterBlick } from '../lib/erster-blick.ts';
import { hostname } from '../lib/hostname.ts';
import type { Manifest } from '../lib/manifest.ts';
import { Bildfeld } from './Bildfeld.tsx';
import { Browserfenster } from './Browserfenster.tsx';

type Props = {
	eintrag: Projekt;
	manifest: Manifest;
	/** How wide the window is drawn, as a `sizes` value. */
	sizes: string;
	vorrang?: boolean;
	/** It moves to the project's page where its card is chosen. */
	wandert?: boolean;
};

/** A client's site at first sight, as decoration, in its browser window. */
export function Projektfenster({ eintrag, manifest, sizes, vorrang = false, wandert }: Props) {
	const { metadaten, projekt, source } = eintrag;
	return (
		<Browserfenster
			adresse={hostname(projekt.website)}
			{...(wandert && { uebergang: `projekt-${metadaten.url}` })}
		>
			<Bildfeld
				manifest={manifest}
				pfad={ersterBlick(source)}
				sizes={sizes}
				alt=""
				vorrang={vorrang}
			/>
		</Browserfenster>
	);
}
