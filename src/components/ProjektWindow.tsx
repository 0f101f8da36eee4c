import type { Projekt } from '../content/schema.ts';
import { firstSight } from '../lib/first-sight.ts';
import { hostname } from '../lib/hostname.ts';
import type { Manifest } from '../lib/manifest.ts';
import { BrowserWindow } from './BrowserWindow.tsx';
import { PictureBox } from './PictureBox.tsx';

type Props = {
	entry: Projekt;
	manifest: Manifest;
	/** How wide the window is drawn, as a `sizes` value. */
	sizes: string;
	priority?: boolean;
};

/** A client's site at first sight, as decoration, in its browser window. */
export function ProjektWindow({ entry, manifest, sizes, priority = false }: Props) {
	const { projekt, source } = entry;
	return (
		<BrowserWindow address={hostname(projekt.website)}>
			<PictureBox
				manifest={manifest}
				path={firstSight(source)}
				sizes={sizes}
				alt=""
				priority={priority}
			/>
		</BrowserWindow>
	);
}
