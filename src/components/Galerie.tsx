import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import type { Projekt } from '../content/schema.ts';
import { galerie } from '../content/texte/galerie.ts';
import type { Manifest } from '../lib/manifest.ts';
import { Bild } from './Bild.tsx';
import stil from './Galerie.module.css';
import { Icon } from './Icon.tsx';

type Props = { source: Projekt['source']; manifest: Manifest };

/**
 * The further pictures as a wall over the project's background. Each opens large in a dialog of its
 * own; as popovers they open, turn and close without JavaScript, scripts/betrachter.ts makes them
 * modal and adds arrow keys and swipes.
 */
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
							<button type="button" popoverTarget={`bild-${i + 1}`} aria-haspopup="dialog">
								<Bild
									manifest={manifest}
									pfad={pfad}
									sizes={bildBreite(geraet(manifest, pfad), i)}
								/>
								<span className="nur-vorlesen"> – {galerie.vergroessern}</span>
							</button>
						</li>
					))}
				</ul>
			</div>
			{bilder.map((pfad, i) => (
				<Betrachter
					key={pfad}
					manifest={manifest}
					pfad={pfad}
					nummer={i + 1}
					anzahl={bilder.length}
				/>
			))}
		</>
	);
}

type BetrachterProps = { manifest: Manifest; pfad: string; nummer: number; anzahl: number };

function Betrachter({ manifest, pfad, nummer, anzahl }: BetrachterProps) {
	const id = `bild-${nummer}`;
	return (
		<dialog
			id={id}
			popover="auto"
			className={stil.betrachter}
			aria-label={galerie.bildVon(nummer, anzahl)}
			data-betrachter=""
			data-geraet={geraet(manifest, pfad)}
			data-druck="aus"
		>
			<Bild manifest={manifest} pfad={pfad} sizes="96vw" />
			<div className={stil.leiste}>
				<p aria-hidden="true">{galerie.bildVon(nummer, anzahl)}</p>
				<button
					type="button"
					popoverTarget={`bild-${nummer - 1}`}
					disabled={nummer === 1}
					data-schritt="-1"
				>
					<Icon form={ArrowLeft} />
					<span className="nur-vorlesen">{galerie.vorheriges}</span>
				</button>
				<button
					type="button"
					popoverTarget={`bild-${nummer + 1}`}
					disabled={nummer === anzahl}
					data-schritt="1"
				>
					<Icon form={ArrowRight} />
					<span className="nur-vorlesen">{galerie.naechstes}</span>
				</button>
				<button type="button" popoverTarget={id} popoverTargetAction="hide" data-schritt="0">
					<Icon form={X} />
					<span className="nur-vorlesen">{galerie.schliessen}</span>
				</button>
			</div>
		</dialog>
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
