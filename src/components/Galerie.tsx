import type { Projekt } from '../content/schema.ts';
import { galerie } from '../content/texte/galerie.ts';
import type { Manifest } from '../lib/manifest.ts';
import { Betrachter } from './Betrachter.tsx';
import { Bild } from './Bild.tsx';
import stil from './Galerie.module.css';

type Props = { source: Projekt['source']; manifest: Manifest };

/** The further pictures as a wall over the project's background; each opens large. */
export function Galerie({ source, manifest }: Props) {
	const bilder = source.weiterebilder;
	return (
		<>
			<div className={`nachrangig ${stil.wand}`}>
				<Bild
					className={stil.hintergrund}
					manifest={manifest}
					pfad={source.background}
					// Below 64rem the wall is so high that the picture covering it is twice as wide as the window.
					sizes="(min-width: 64rem) 76rem, 200vw"
					alt=""
				/>
				<ul className={stil.bilder}>
					{bilder.map((pfad, i) => (
						<li key={pfad} data-geraet={geraet(manifest, pfad)}>
							<a id={`ansicht-${i + 1}`} href={`#bild-${i + 1}`} aria-haspopup="dialog">
								<Bild
									manifest={manifest}
									pfad={pfad}
									sizes={bildBreite(geraet(manifest, pfad), i)}
								/>
								<span className="nur-vorlesen"> – {galerie.vergroessern}</span>
							</a>
						</li>
					))}
				</ul>
			</div>
			<Betrachter bilder={bilder} manifest={manifest} />
		</>
	);
}

/** How wide a picture hangs on the wall, as a `sizes` value; Galerie.module.css hangs them. */
function bildBreite(geraet: string | undefined, stelle: number): string {
	if (geraet === 'telefon') return '(min-width: 48rem) 20rem, 14rem';
	return stelle === 2 ? '(min-width: 76rem) 66rem, 88vw' : '(min-width: 48rem) 34rem, 90vw';
}

function geraet(manifest: Manifest, pfad: string): string | undefined {
	return manifest.bilder[pfad.replace(/^.*\/|\.jpg$/g, '')]?.geraet;
}
