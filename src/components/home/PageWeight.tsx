import { inKilobytes } from '#shared/german-number.ts';
import { MITTLERE_STARTSEITE, nachgemessen as texte } from '../../content/texte/nachgemessen.ts';
import { PageSection } from '../ui/PageSection.tsx';
import styles from './PageWeight.module.css';

/**
 * Compares the weight of this page, as the visitor's browser counts it (scripts/page-weight.ts), with the
 * median home page, both to one scale.
 */
export function PageWeight() {
	const { dieseSeite, mittlereSeite, quelle, zeit } = texte;
	return (
		<PageSection title={texte.titel}>
			<dl className={styles.bars} data-median={MITTLERE_STARTSEITE.bytes}>
				<div className={styles.own}>
					<dt>
						{dieseSeite.vorher}{' '}
						<span data-with-pictures={dieseSeite.alles} data-without-pictures={dieseSeite.ohne}>
							{dieseSeite.alles}
						</span>
						, in <span data-requests="">{'\u2007\u2007'}</span> {dieseSeite.nachher}
					</dt>
					<dd data-weight="">{'\u00a0'}</dd>
				</div>
				<div>
					<dt>{mittlereSeite}</dt>
					<dd>{inKilobytes(MITTLERE_STARTSEITE.bytes, 0)}</dd>
				</div>
			</dl>
			<p className={styles.text}>
				{texte.text}{' '}
				<span className={styles.source}>
					{quelle.vorher} <span lang="en">{quelle.name}</span>
					{quelle.nachher}
				</span>{' '}
				<span className={styles.time} data-time="">
					{zeit.vorher}{' '}
					<b data-at-once={zeit.sofort} data-after={zeit.nach}>
						{'\u00a0'}
					</b>
					{zeit.nachher}
				</span>
			</p>
		</PageSection>
	);
}
