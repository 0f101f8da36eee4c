import { price } from '../../facts/price.ts';
import { leistungen, start } from '../../facts/texts.ts';
import grid from '../../styles/compositions/grid.module.css';
import { DimensionLine } from '../ui/DimensionLine.tsx';
import { Paragraphs } from '../ui/Paragraphs.tsx';
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
						<Paragraphs className={styles.terms} texts={[price.sentences]} />
					</>
				)}
			</div>
			<ul className={styles.list}>
				{leistungen.map(({ name, satz }) => (
					<li key={name}>
						<h3>{name}</h3>
						<Paragraphs texts={[satz]} />
					</li>
				))}
			</ul>
		</section>
	);
}
