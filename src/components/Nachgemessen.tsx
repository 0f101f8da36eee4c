import { MITTLERE_STARTSEITE, nachgemessen as texte } from '../content/texte/nachgemessen.ts';
import { rahmen } from '../content/texte/rahmen.ts';
import { MARKEN } from '../lib/seitenfigur.ts';
import { Abschnitt } from './Abschnitt.tsx';
import { Feld } from './Feld.tsx';
import { Masslinie } from './Masslinie.tsx';
import stil from './Nachgemessen.module.css';

/** Where the median's line is as long as the sheet draws it. */
const KB_JE_PIXEL = (MITTLERE_STARTSEITE.bytes / 1024 / 845).toLocaleString('de-DE', {
	maximumFractionDigits: 1,
	minimumFractionDigits: 1,
});

/**
 * Home: this page beside the median one, to one scale, as the visitor's own browser counted it
 * (scripts/nachgemessen.ts). Without that the comparison is left out and the build's figures stand.
 */
export function Nachgemessen() {
	const { gewicht, fremdeServer, cookies } = rahmen.fusszeile;
	return (
		<Abschnitt titel={texte.titel}>
			<div className={`raster ${stil.nachgemessen}`} data-median={MITTLERE_STARTSEITE.bytes}>
				<p className={stil.text}>
					{texte.text} <span className={stil.vergleich}>{texte.vergleich}</span>
				</p>
				<div className={stil.mass}>
					<div className={stil.vergleich}>
						<p className={stil.massstab}>{texte.massstab(KB_JE_PIXEL)}</p>
						<p className={stil.figur}>
							<b data-gewicht="">{'\u00a0'}</b>{' '}
							<span className={stil.gezaehlt}>
								{texte.dieseSeite.vorher} <span data-abrufe="">{'\u2007\u2007'}</span>{' '}
								{texte.dieseSeite.nachher}
							</span>
						</p>
						<div className={stil.eigene}>
							<Masslinie />
						</div>
						<p className={stil.figur}>
							<b>{(MITTLERE_STARTSEITE.bytes / 1024).toLocaleString('de-DE')} KB</b>{' '}
							{texte.mittlereSeite}
						</p>
						<div className={stil.mittlere}>
							<Masslinie />
						</div>
						<p className={stil.quelle}>{texte.quelle}</p>
					</div>
					<dl className={`felder ${stil.zellen}`}>
						<Feld name={gewicht} className={stil.gebaut}>
							{MARKEN.gewicht}
						</Feld>
						<Feld name={texte.abrufe} className={stil.gebaut}>
							{MARKEN.abrufe}
						</Feld>
						<Feld name={fremdeServer}>{MARKEN.fremdeServer}</Feld>
						<Feld name={cookies}>{MARKEN.cookies}</Feld>
						<div className={stil.zeit} data-zeit={texte.standSofort}>
							<dt>{texte.gemessen}</dt>
							<dd>
								{texte.standNach.vorher}{' '}
								<em>
									<span /> {texte.standNach.nachher}
								</em>
							</dd>
						</div>
					</dl>
				</div>
			</div>
		</Abschnitt>
	);
}
