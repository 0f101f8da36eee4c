import { inhaber } from '#shared/inhaber.ts';
import { about } from '../../content/texte/about.ts';
import { portfolio } from '../../content/texte/portfolio.ts';
import styles from './Stats.module.css';

type Props = {
	/** The years of experience, with the plus of the other figures. */
	children: React.ReactNode;
	/** How many projects the portfolio shows. */
	projectCount: number;
};

export function Stats({ children, projectCount }: Props) {
	const { projekte, kunden, davon } = about.zahlen;
	return (
		<section className="shell section" aria-label={about.inZahlen}>
			<div className={styles.ruled}>
				<dl className={styles.stats}>
					<Stat name={about.jahreErfahrung}>{children}</Stat>
					<Stat name={projekte}>{`+${inhaber.abgeschlosseneProjekte}`}</Stat>
					<Stat name={kunden}>{`+${inhaber.aktiveKunden}`}</Stat>
				</dl>
				{projectCount > 0 && (
					<p>
						{davon(projectCount, inhaber.abgeschlosseneProjekte)}{' '}
						<a href="/portfolio">{portfolio.titel}</a>.
					</p>
				)}
			</div>
		</section>
	);
}

function Stat({ name, children }: { name: string; children: React.ReactNode }) {
	return (
		<div>
			<dt>{name}</dt>
			<dd>{children}</dd>
		</div>
	);
}
