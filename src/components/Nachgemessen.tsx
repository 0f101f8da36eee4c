import { MITTLERE_STARTSEITE, nachgemessen as texte } from '../content/texte/nachgemessen.ts';
import { MARKEN } from '../lib/seitenfigur.ts';
import { Abschnitt } from './Abschnitt.tsx';
import { Masslinie } from './Masslinie.tsx';
import stil from './Nachgemessen.module.css';

/** Where the median's line is as long as the sheet draws it. */
const KB_JE_PIXEL = (MITTLERE_STARTSEITE.bytes / 1024 / 845).toLocaleString('de-DE', {
	maximumFractionDigits: 1,
	minimumFractionDigits: 1,
});

/**
 * Home: this page beside the median one, to one scale. What the visitor's own browser counted is
 * filled in by scripts/nachgemessen.ts; without it that is left out, and the build's figures stand.
 */
export function Nachgemessen() {
	return (
		<Abschnitt titel={texte.titel}>
			<div className={`raster ${stil.nachgemessen}`}>
				<p className={stil.text}>{texte.text}</p>
				<div className={stil.mass} data-median={MITTLERE_STARTSEITE.bytes}>
					<div className={stil.vergleich}>
						<p className={stil.massstab}>{texte.massstab(KB_JE_PIXEL)}</p>
						<p className={stil.figur}>
							<b data-gewicht="">{'\u00a0'}</b> {texte.dieseSeite}
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
					<dl className={stil.zellen}>
						<div>
							<dt>{texte.fremdeServer}</dt>
							<dd>{MARKEN.fremdeServer}</dd>
						</div>
						<div>
							<dt>{texte.cookies}</dt>
							<dd>{MARKEN.cookies}</dd>
						</div>
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
