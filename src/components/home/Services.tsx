import { price } from '../../facts/price.ts';
import { leistungen, start } from '../../facts/texts.ts';
import { noBreak } from '../../lib/no-break.ts';
import grid from '../../styles/compositions/grid.module.css';
import { DimensionLine } from '../ui/DimensionLine.tsx';
import styles from './Services.module.css';

/**
 * The price, and beside it what the owner does for clients, a sentence each; nothing where the owner lists no
 * service.
 */
export function Services() {
	if (leistungen.length === 0) return null;
	return (
		<section className={`shell section ${grid.grid} ${styles.services}`}>
			<div className={styles.offer}>
				<h2>{start.leistungen}</h2>
				{price && (
					<>
						<p className={styles.price}>
							{price.amount}
							<DimensionLine />
						</p>
						<p className={styles.terms}>{noBreak(price.sentences)}</p>
					</>
				)}
			</div>
			<ul className={styles.list}>
				{leistungen.map(({ name, satz }) => (
					<li key={name}>
						<h3>{name}</h3>
						<p>{noBreak(satz)}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
