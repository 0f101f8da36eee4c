import { manifestVon } from '../content/projekte.ts';
import type { Projekt } from '../content/schema.ts';
import { Projektkarte } from './Projektkarte.tsx';
import stil from './Projektreihe.module.css';

const SIZES = {
	karte: '(min-width: 80rem) 37rem, (min-width: 767px) 46vw, 92vw',
	fenster: '(min-width: 80rem) 30.5rem, (min-width: 767px) 38vw, 76vw',
};

type Props = {
	projekte: readonly Projekt[];
	/** How many slides there are in all. */
	anzahl: number;
};

/** Slides of the carousel, one per project. */
export function Blaetter({ projekte, anzahl }: Props) {
	return projekte.map((projekt) => (
		<li key={projekt.metadaten.url} className={`swiper-slide ${stil.blatt}`}>
			<Projektkarte
				projekt={projekt}
				manifest={manifestVon(projekt)}
				anzahl={anzahl}
				sizes={SIZES}
			/>
		</li>
	));
}
