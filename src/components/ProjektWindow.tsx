import type { Projekt } from '../content/schema.ts';
import { firstSight } from '../lib/first-sight.ts';
import { hostname } from '../lib/hostname.ts';
import type { Manifest } from '../lib/manifest.ts';
import { BrowserWindow } from './BrowserWindow.tsx';
import { PictureBox } from './PictureBox.tsx';

type Props = {
	eintrag: Projekt;
	manifest: Manifest;
	/** How wide the window is drawn, as a `sizes` value. */
	sizes: string;
	vorrang?: boolean;
};

/** A client's site at first sight, as decoration, in its browser window. */
export function ProjektWindow({ eintrag, manifest, sizes, vorrang = false }: Props) {
	const { projekt, source } = eintrag;
	return (
		<BrowserWindow adresse={hostname(projekt.website)}>
			<PictureBox
				manifest={manifest}
				pfad={firstSight(source)}
				sizes={sizes}
				alt=""
				vorrang={vorrang}
			/>
		</BrowserWindow>
	);
}
