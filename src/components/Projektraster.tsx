import { manifestOf } from '../content/projekte.ts';
import type { Projekt } from '../content/schema.ts';
import { Projektkarte } from './Projektkarte.tsx';
import stil from './Projektraster.module.css';

const SIZES = {
	karte: '(min-width: 80rem) 36rem, (min-width: 48rem) 46vw, 92vw',
	fenster: '(min-width: 80rem) 29.5rem, (min-width: 48rem) 38vw, 76vw',
};

/** All projects as cards, in their order. */
export function Projektraster({ projekte }: { projekte: Projekt[] }) {
	return (
		<ul className={`huelle lineal ${stil.raster}`}>
			{projekte.map((projekt, i) => (
				<li key={projekt.metadaten.url}>
					<Projektkarte
						projekt={projekt}
						manifest={manifestOf(projekt)}
						anzahl={projekte.length}
						sizes={SIZES}
						vorrang={i === 0}
						stufe="h2"
					/>
				</li>
			))}
		</ul>
	);
}
