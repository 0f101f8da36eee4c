import type { Projekt } from '../content/schema.ts';
import { start } from '../content/texte/start.ts';
import { teile } from '../lib/karussell-teile.ts';
import { Blaetter } from './Blaetter.tsx';
import { Knopf } from './Knopf.tsx';
import stil from './Projektreihe.module.css';

/**
 * The carousel's row: without JavaScript it scrolls and snaps, with it Swiper moves it. Of many
 * projects the first stand here, the others in files that come when the visitor gets near them.
 */
export function Projektreihe({ projekte }: { projekte: Projekt[] }) {
	const [erste = []] = teile(projekte);
	return (
		<>
			<div className={stil.rahmen}>
				<div className={`swiper ${stil.reihe}`}>
					<ul className={`swiper-wrapper ${stil.liste}`}>
						<Blaetter projekte={erste} anzahl={projekte.length} />
					</ul>
				</div>
			</div>
			<p className={stil.weitere}>
				<Knopf href="/portfolio" art="neben">
					{start.weitereProjekte}
				</Knopf>
			</p>
		</>
	);
}
