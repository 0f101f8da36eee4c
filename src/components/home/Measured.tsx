import { MITTLERE_STARTSEITE, nachgemessen as texte } from '../../content/texte/nachgemessen.ts';
import { rahmen } from '../../content/texte/rahmen.ts';
import { shownFigures } from '../../lib/figure-marks.ts';
import grid from '../../styles/compositions/grid.module.css';
import { DimensionLine } from '../drawing/DimensionLine.tsx';
import { Cell } from '../ui/Cell.tsx';
import { PageSection } from '../ui/PageSection.tsx';
import styles from './Measured.module.css';

/**
 * Compares the weight of this page, as the visitor's browser counts it (scripts/measured.ts), with the
 * median home page, both to one scale. Without the script the build's own figures stand instead.
 */
export function Measured() {
	const { gewicht, fremdeServer, cookies } = rahmen.fusszeile;
	return (
		<PageSection title={texte.titel}>
			<div className={`${grid.grid} ${styles.measured}`} data-median={MITTLERE_STARTSEITE.bytes}>
				<p className={styles.text}>
					{texte.text} <span className={styles.comparison}>{texte.vergleich}</span>
				</p>
				<div className={styles.measure}>
					<div className={styles.comparison}>
						<p className={styles.figure}>
							<b data-weight="">{'\u00a0'}</b>{' '}
							<span className={styles.counted}>
								{texte.dieseSeite.vorher} <span data-requests="">{'\u2007\u2007'}</span>{' '}
								{texte.dieseSeite.nachher}
							</span>
						</p>
						<div className={styles.own}>
							<DimensionLine />
						</div>
						<p className={styles.figure}>
							<b>{(MITTLERE_STARTSEITE.bytes / 1024).toLocaleString('de-DE')} KB</b>{' '}
							{texte.mittlereSeite}
						</p>
						<div className={styles.median}>
							<DimensionLine />
						</div>
						<p className={styles.source}>{texte.quelle}</p>
					</div>
					<dl className={`cells ${styles.cells}`}>
						<Cell name={gewicht} className={styles.built}>
							{shownFigures.weight}
						</Cell>
						<Cell name={texte.abrufe} className={styles.built}>
							{shownFigures.requests}
						</Cell>
						<Cell name={fremdeServer}>{shownFigures.foreignServer}</Cell>
						<Cell name={cookies}>{shownFigures.cookies}</Cell>
						<div className={styles.time} data-time="">
							<dt>
								{texte.groesstesElement}
								<span> {texte.nach}</span>
							</dt>
							<dd data-at-once={texte.sofort}>{'\u00a0'}</dd>
						</div>
					</dl>
				</div>
			</div>
		</PageSection>
	);
}
