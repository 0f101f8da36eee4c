import { durchschnitt, nachgemessen } from '../../content/texte/nachgemessen.ts';
import styles from './PageWeight.module.css';
import { usePageWeight } from './use-page-weight.ts';

/** Says how light this page is; nothing before it is measured, or if it is not much lighter than others. */
export function PageWeight() {
	const weight = usePageWeight();
	const times = weight ? Math.round(durchschnitt.bytes / weight.bytes) : 0;
	if (!weight || times < 2) return null;
	return (
		<section className="shell">
			<div className={styles.weight}>
				<p className={styles.sentence}>{nachgemessen.satz(times, weight.seconds)}</p>
				<p>
					{nachgemessen.zahlen(weight.bytes)}{' '}
					<a href={durchschnitt.adresse} lang="en">
						{durchschnitt.quelle}
					</a>
				</p>
			</div>
		</section>
	);
}
