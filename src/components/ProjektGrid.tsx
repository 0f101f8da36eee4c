import '../styles/compositions/ruler.css';
import { manifestOf } from '../content/projekte.ts';
import type { Projekt } from '../content/schema.ts';
import { type Columns, columns } from '../lib/columns.ts';
import { phonePicture } from '../lib/manifest.ts';
import { ProjektCard } from './ProjektCard.tsx';
import stil from './ProjektGrid.module.css';

/** Phones take the window's picture a little small, since it is the first to be loaded there. */
const SIZES: Record<Columns, { karte: string; fenster: string; telefon: string }> = {
	12: {
		karte: '(min-width: 48rem) 90vw, 92vw',
		fenster: '(min-width: 48rem) 54vw, 76vw',
		telefon: '(min-width: 48rem) 16vw, 23vw',
	},
	7: {
		karte: '(min-width: 48rem) 52vw, 92vw',
		fenster: '(min-width: 48rem) 43vw, 76vw',
		telefon: '23vw',
	},
	5: {
		karte: '(min-width: 48rem) 37vw, 92vw',
		fenster: '(min-width: 48rem) 32vw, 76vw',
		telefon: '(min-width: 48rem) 10vw, 23vw',
	},
};

/** All projects as cards, in their order. */
export function ProjektGrid({ projekte }: { projekte: Projekt[] }) {
	return (
		<ul className={`huelle raster lineal ${stil.raster}`}>
			{projekte.map((projekt, i) => {
				const breite = columns(i, projekte.length);
				const manifest = manifestOf(projekt);
				const pfad = phonePicture(manifest, projekt.source.weiterebilder);
				return (
					<li key={projekt.metadaten.url} data-spalten={breite} data-telefon={pfad && ''}>
						<ProjektCard
							projekt={projekt}
							manifest={manifest}
							anzahl={projekte.length}
							sizes={SIZES[breite]}
							telefon={pfad ? { pfad, sizes: SIZES[breite].telefon } : undefined}
							vorrang={i === 0}
							stufe="h2"
						/>
					</li>
				);
			})}
		</ul>
	);
}
