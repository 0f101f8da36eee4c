import { zahlen } from '../../content/texte/zahlen.ts';
import type { StatFigure } from '../../facts/stat-figures.ts';
import { Figure } from './Figure.tsx';
import styles from './Stats.module.css';
import { useYears, type YearsOfWork } from './use-years.ts';

type Props = {
	/** What the section is called for screen readers. */
	label: string;
	years: YearsOfWork;
	figures: readonly StatFigure[];
};

/** The owner's figures; one that is not given is left out, and so are no years. */
export function Stats({ label, years, figures }: Props) {
	const count = useYears(years);
	const ofYears: StatFigure = {
		name: zahlen.jahre(count),
		figure: count > 1 ? `+${count}` : String(count),
	};
	const shown = count > 0 ? [ofYears, ...figures] : figures;
	if (shown.length === 0) return null;
	return (
		<section className="shell section" aria-label={label}>
			<div className={styles.ruled}>
				<dl className={styles.stats}>
					{shown.map(({ name, figure, note }) => (
						<div key={name}>
							<dt>{name}</dt>
							<dd className={styles.figure}>
								<Figure>{figure}</Figure>
							</dd>
							{note && (
								<dd className={styles.note}>
									{note.text} <a href={note.link.href}>{note.link.text}</a>.
								</dd>
							)}
						</div>
					))}
				</dl>
			</div>
		</section>
	);
}
