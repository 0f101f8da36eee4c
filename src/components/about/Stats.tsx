import { inhaber } from '#shared/inhaber.ts';
import { about } from '../../content/texte/about.ts';
import { portfolio } from '../../content/texte/portfolio.ts';
import { Fact } from '../ui/Fact.tsx';
import styles from './Stats.module.css';

type Props = {
	/** The years of experience, with the plus of the other figures. */
	children: React.ReactNode;
	shown: number;
};

export function Stats({ children, shown }: Props) {
	const { jahre, projekte, kunden, davon } = about.zahlen;
	return (
		<section className={`shell ${styles.section}`} aria-label={about.inZahlen}>
			<div className={styles.ruled}>
				<dl className={styles.figures}>
					<Fact name={jahre}>{children}</Fact>
					<Fact name={projekte}>{`+${inhaber.abgeschlosseneProjekte}`}</Fact>
					<Fact name={kunden}>{`+${inhaber.aktiveKunden}`}</Fact>
				</dl>
				{shown > 0 && (
					<p>
						{davon(shown, inhaber.abgeschlosseneProjekte)}{' '}
						<a href="/portfolio">{portfolio.titel}</a>.
					</p>
				)}
			</div>
		</section>
	);
}
