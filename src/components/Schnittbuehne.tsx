import type { Projekt } from '../content/schema.ts';
import { schnitt } from '../content/texte/schnitt.ts';
import { hostname } from '../lib/hostname.ts';
import type { Manifest } from '../lib/manifest.ts';
import { type RissBlatt, rissDateien } from '../lib/riss.ts';
import { Bild } from './Bild.tsx';
import { Masskette } from './Masskette.tsx';
import stil from './Schnitt.module.css';

type Props = {
	eintrag: Projekt;
	geraet: keyof typeof rissDateien;
	blatt: RissBlatt;
	manifest: Manifest;
	sizes: string;
};

/** The stage: the client's ground with the built page, over it the plan as far as the section line. */
export function Schnittbuehne({ eintrag, geraet, blatt, manifest, sizes }: Props) {
	const { metadaten, projekt, source } = eintrag;
	const ordner = `/projekte/${metadaten.url}`;
	const { hell, dunkel } = rissDateien[geraet];
	const adresse = geraet === 'desktop' && hostname(projekt.website);
	return (
		<div className={`nachrangig ${stil.buehne}`} data-geraet={geraet}>
			<div className={stil.gebaut}>
				<Bild manifest={manifest} pfad={source.background} sizes={sizes} alt="" />
				<div className={stil.fenster}>
					{adresse && <Leiste adresse={adresse} />}
					<Bild
						manifest={manifest}
						pfad={`${ordner}/${blatt.bild}.jpg`}
						sizes={sizes}
						alt={schnitt.bild(projekt.kunde)}
					/>
				</div>
			</div>
			<div className={stil.plan} aria-hidden="true">
				<picture className={stil.striche}>
					<source srcSet={`${ordner}/${dunkel}`} media="(prefers-color-scheme: dark)" />
					<img
						src={`${ordner}/${hell}`}
						width={blatt.buehne.breite}
						height={blatt.buehne.hoehe}
						alt=""
						loading="lazy"
						decoding="async"
					/>
				</picture>
				{adresse && (
					<div className={stil.fenster}>
						<Leiste adresse={adresse} />
					</div>
				)}
				<Masskette blatt={blatt} />
			</div>
			<div className={stil.linie} aria-hidden="true">
				<Blickrichtung />
				<Blickrichtung />
			</div>
		</div>
	);
}

function Leiste({ adresse }: { adresse: string }) {
	return (
		<div className={stil.leiste} aria-hidden="true">
			<i />
			<i />
			<i />
			<span>{adresse}</span>
		</div>
	);
}

/** Arrow towards the built side, with the section's letter. */
function Blickrichtung() {
	return (
		<svg width="48" height="24" viewBox="0 0 48 24" aria-hidden="true">
			<path d="M0 12h23m-7-4 7 4-7 4" />
			<circle cx="35" cy="12" r="11" />
			<text x="35" y="12">
				A
			</text>
		</svg>
	);
}
