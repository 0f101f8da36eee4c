import type { ComponentProps } from 'react';
import { bildQuellen } from '../lib/manifest.ts';
import { Bild } from './Bild.tsx';
import stil from './Bildfeld.module.css';

type Props = ComponentProps<typeof Bild>;

/**
 * A picture in a box that has its colour and size before it comes; where it has no priority, after the
 * faces. A box given another shape (--ausschnitt, as in `4 / 5`) shows it from its upper left corner on.
 */
export function Bildfeld(bild: Props) {
	const { farbe, width, height } = bildQuellen(bild.manifest, bild.pfad);
	return (
		<div className={stil.feld}>
			<svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
				<rect width="100%" height="100%" fill={farbe} />
			</svg>
			<div className={bild.vorrang ? undefined : 'nachrangig'}>
				<Bild {...bild} />
			</div>
		</div>
	);
}
