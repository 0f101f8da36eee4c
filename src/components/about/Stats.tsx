import { about, jahreErfahrung } from '../../content/texte/about.ts';
import { portfolio } from '../../content/texte/portfolio.ts';
import { career, numberOf } from '../../facts/career.ts';
import { Figure } from './Figure.tsx';
import styles from './Stats.module.css';

type Props = {
	/** Years of experience on the day of the build. */
	years: number;
	/** The figure of the same on the visitor's day. */
	children: React.ReactNode;
	/** How many projects the portfolio shows. */
	projectCount: number;
};

/** The owner's figures; one that is not given is left out, and so are no years. */
export function Stats({ years, children, projectCount }: Props) {
	const { zahlen } = about;
	const { projects, clients } = career;
	if (years < 1 && !projects && !clients) return null;
	const shown = (all: string) => (
		<>
			{zahlen.davon(projectCount, numberOf(all))} <a href="/portfolio">{portfolio.titel}</a>.
		</>
	);
	return (
		<section className="shell section" aria-label={about.inZahlen}>
			<div className={styles.ruled}>
				<dl className={styles.stats}>
					{years > 0 && <Stat name={jahreErfahrung(years)}>{children}</Stat>}
					{projects && (
						<Stat
							name={zahlen.projekte(numberOf(projects))}
							note={projectCount > 0 && shown(projects)}
						>
							<Figure>{projects}</Figure>
						</Stat>
					)}
					{clients && (
						<Stat name={zahlen.kunden(numberOf(clients))}>
							<Figure>{clients}</Figure>
						</Stat>
					)}
				</dl>
			</div>
		</section>
	);
}

type StatProps = {
	name: string;
	/** A sentence below it. */
	note?: React.ReactNode;
	children: React.ReactNode;
};

function Stat({ name, note, children }: StatProps) {
	return (
		<div>
			<dt>{name}</dt>
			<dd className={styles.figure}>{children}</dd>
			{note && <dd className={styles.note}>{note}</dd>}
		</div>
	);
}
