import { zahlen } from '../../content/texte/zahlen.ts';
import type { Stat } from '../../facts/stats.ts';
import styles from './Stats.module.css';
import { type Experience, useExperience } from './use-experience.ts';

type Props = {
	/** What the section is called for screen readers. */
	label: string;
	years: Experience;
	stats: readonly Stat[];
};

/** The owner's numbers; one that is not given is left out, and so are no years. */
export function Stats({ label, years, stats }: Props) {
	const count = useExperience(years);
	const ofYears: Stat = {
		number: count > 1 ? `+${count}` : String(count),
		name: zahlen.jahre(count),
	};
	const shown = count > 0 ? [ofYears, ...stats] : stats;
	if (shown.length === 0) return null;
	return (
		<section className="shell section" aria-label={label}>
			<div className={styles.ruled}>
				<dl className={styles.stats}>
					{shown.map(({ number, name, note }) => (
						<div key={name}>
							<dt>{name}</dt>
							<dd className={styles.number}>
								{number.startsWith('+') && <span className={styles.plus}>+</span>}
								{number.replace('+', '')}
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
