import type { Projekt } from '#shared/projekt/projekt-schema.ts';
import { mainPicture } from '../../content-schema/projekte.ts';
import { hostname } from '../../lib/page-url.ts';
import { PictureBox } from '../ui/PictureBox.tsx';
import { BrowserWindow } from './BrowserWindow.tsx';

type Props = {
	entry: Projekt;
	/** How wide the window is, as a `sizes` value. */
	sizes: string;
};

/** Shows the top of a client's site in a browser window, as decoration. */
export function ProjektWindow({ entry, sizes }: Props) {
	const { projekt, source } = entry;
	return (
		<BrowserWindow address={hostname(projekt.website)}>
			<PictureBox path={mainPicture(source)} sizes={sizes} alt="" />
		</BrowserWindow>
	);
}
