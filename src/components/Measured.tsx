import { MITTLERE_STARTSEITE, nachgemessen as texte } from '../content/texte/nachgemessen.ts';
import { rahmen } from '../content/texte/rahmen.ts';
import { shownFigures } from '../lib/page-figures.ts';
import { Cell } from './Cell.tsx';
import { DimensionLine } from './DimensionLine.tsx';
import stil from './Measured.module.css';
import { Section } from './Section.tsx';

/** Where the median's line is as long as the sheet draws it. */
const KB_JE_PIXEL = (MITTLERE_STARTSEITE.bytes / 1024 / 845).toLocaleString('de-DE', {
	maximumFractionDigits: 1,
	minimumFractionDigits: 1,
});

/**
 * Home: this page beside the median one, to one scale, as the visitor's own browser counted it
 * (scripts/measured.ts). Without that the comparison is left out and the build's figures stand.
 */
export function Measured() {
	const { gewicht, fremdeServer, cookies } = rahmen.fusszeile;
	return (
		<Section titel={texte.titel}>
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
							<DimensionLine />
						</div>
						<p className={stil.figur}>
							<b>{(MITTLERE_STARTSEITE.bytes / 1024).toLocaleString('de-DE')} KB</b>{' '}
							{texte.mittlereSeite}
						</p>
						<div className={stil.mittlere}>
							<DimensionLine />
						</div>
						<p className={stil.quelle}>{texte.quelle}</p>
					</div>
					<dl className={`felder ${stil.zellen}`}>
						<Cell name={gewicht} className={stil.gebaut}>
							{shownFigures.gewicht}
						</Cell>
						<Cell name={texte.abrufe} className={stil.gebaut}>
							{shownFigures.abrufe}
						</Cell>
						<Cell name={fremdeServer}>{shownFigures.fremdeServer}</Cell>
						<Cell name={cookies}>{shownFigures.cookies}</Cell>
						<div className={stil.zeit} data-time="">
							<dt>
								{texte.groesstesElement}
								<span> {texte.nach}</span>
							</dt>
							<dd data-at-once={texte.sofort}>{'\u00a0'}</dd>
						</div>
					</dl>
				</div>
			</div>
		</Section>
	);
}
