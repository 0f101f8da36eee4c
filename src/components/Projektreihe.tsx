import { manifestVon } from '../content/projekte.ts';
import type { Projekt } from '../content/schema.ts';
import { Knopf } from './Knopf.tsx';
import { Projektkarte } from './Projektkarte.tsx';
import stil from './Projektreihe.module.css';

const SIZES = {
	karte: '(min-width: 80rem) 37rem, (min-width: 767px) 46vw, 92vw',
	fenster: '(min-width: 80rem) 30.5rem, (min-width: 767px) 38vw, 76vw',
};

/** The carousel's row: without JavaScript it scrolls and snaps, with it Swiper moves it. */
export function Projektreihe({ projekte }: { projekte: Projekt[] }) {
	return (
		<>
			<div className={stil.rahmen}>
				<div className={`swiper ${stil.reihe}`}>
					<ul className={`swiper-wrapper ${stil.liste}`}>
						{projekte.map((projekt) => (
							<li key={projekt.metadaten.url} className={`swiper-slide ${stil.blatt}`}>
								<Projektkarte
									projekt={projekt}
									manifest={manifestVon(projekt)}
									anzahl={projekte.length}
									sizes={SIZES}
								/>
							</li>
						))}
					</ul>
				</div>
			</div>
			<p className={stil.weitere}>
				<Knopf href="/portfolio" art="neben">
					Weitere Projekte
				</Knopf>
			</p>
		</>
	);
}
