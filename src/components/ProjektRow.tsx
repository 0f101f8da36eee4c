import { manifestOf } from '../content/projekte.ts';
import type { Projekt } from '../content/schema.ts';
import { start } from '../content/texte/start.ts';
import { Button } from './Button.tsx';
import { ProjektCard } from './ProjektCard.tsx';
import stil from './ProjektRow.module.css';

const SIZES = {
	karte: '(min-width: 80rem) 37rem, (min-width: 767px) 46vw, 92vw',
	fenster: '(min-width: 80rem) 30.5rem, (min-width: 767px) 38vw, 76vw',
};

type Props = {
	projekte: readonly Projekt[];
	/** How many projects there are in all. */
	anzahl: number;
};

/** The carousel's row, one slide per project: without JavaScript it scrolls and snaps, with it Swiper moves it. */
export function ProjektRow({ projekte, anzahl }: Props) {
	return (
		<>
			<div className={stil.rahmen}>
				<div className={`swiper ${stil.reihe}`}>
					<ul className={`swiper-wrapper ${stil.liste}`}>
						{projekte.map((projekt, stelle) => (
							<li key={projekt.metadaten.url} className={`swiper-slide ${stil.blatt}`}>
								<ProjektCard
									projekt={projekt}
									manifest={manifestOf(projekt)}
									anzahl={anzahl}
									sizes={SIZES}
									vorrang={stelle === 0}
								/>
							</li>
						))}
					</ul>
				</div>
			</div>
			<p className={stil.weitere}>
				<Button href="/portfolio" art="neben">
					{start.weitereProjekte}
				</Button>
			</p>
		</>
	);
}
