import { bildQuellen, type Manifest } from '../lib/manifest.ts';
import { Bild } from './Bild.tsx';
import stil from './Bildfeld.module.css';

type Props = {
	manifest: Manifest;
	pfad: string;
	sizes: string;
	/** Loaded at once and first; the others wait for the faces. */
	vorrang?: boolean;
};

/**
 * A picture as decoration in a box that has its colour and size before it comes; a box given another
 * shape (--ausschnitt, as in `4 / 5`) shows the picture from its upper left corner on.
 */
export function Bildfeld({ manifest, pfad, sizes, vorrang = false }: Props) {
	const { farbe, width, height } = bildQuellen(manifest, pfad);
	return (
		<div className={stil.feld}>
			<svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
				<rect width="100%" height="100%" fill={farbe} />
			</svg>
			<div className={vorrang ? undefined : 'nachrangig'}>
				<Bild manifest={manifest} pfad={pfad} sizes={sizes} alt="" vorrang={vorrang} />
			</div>
		</div>
	);
}
