import { ArrowRight } from 'lucide-react';
import { type Projekt, projektPath } from '#shared/projekt-schema.ts';
import { portfolio } from '../../content/texte/portfolio.ts';
import { rahmen } from '../../content/texte/rahmen.ts';
import { clientColour } from '../../facts/client-colours.ts';
import { BuiltHouse, DrawnHouse, ROOFS } from './House.tsx';
import styles from './Street.module.css';

/**
 * The section line, in percent: it rests in the middle of the second of six houses (exactly in a window of
 * 1440 px); a key moves it nearly half the way from one house to the next.
 */
export const STREET_LINE = { restPercent: 18.9, step: 100 / 16 };

/** From desktop width on: a street with a house for each roof, around the section line. */
export function Street({ children }: { children: React.ReactNode }) {
	return (
		<nav
			className={`shell ${styles.street}`}
			style={{ '--house-count': ROOFS.length }}
			aria-label={portfolio.strasse}
		>
			{children}
		</nav>
	);
}

/**
 * The clients' websites as houses, drawn left of the section line and built right of it, and after the last
 * a free plot. The built houses lie over the drawn ones and let every click through to their links.
 */
export function Houses({ projekte }: { projekte: readonly Projekt[] }) {
	const houses = ROOFS.flatMap((roof, i) => {
		const projekt = projekte[i];
		return projekt ? { projekt, roof } : [];
	});
	return (
		<div className={styles.houses}>
			<ol className={styles.row}>
				{houses.map(({ projekt, roof }) => (
					<li key={projekt.metadaten.url}>
						<a className={styles.house} href={projektPath(projekt)} draggable={false}>
							<DrawnHouse projekt={projekt} roof={roof} />
							<b>{projekt.projekt.kunde}</b>
						</a>
					</li>
				))}
				<li>
					<FreePlot />
				</li>
			</ol>
			<div className={`${styles.row} ${styles.built}`} aria-hidden="true">
				{houses.map(({ projekt, roof }) => (
					<BuiltHouse
						key={projekt.metadaten.url}
						projekt={projekt}
						roof={roof}
						colour={clientColour(projekt)}
					/>
				))}
			</div>
		</div>
	);
}

/**
 * The free plot at the street's end: a string between two stakes, a person for scale, and a sign that links to
 * the form.
 */
function FreePlot() {
	return (
		<div className={styles.plot}>
			<a href="/kontakt">
				<small>{portfolio.freierPlatz}</small>
				{rahmen.aufruf.knopf}
				<ArrowRight size={20} />
			</a>
			<svg viewBox="0 0 169 99" aria-hidden="true">
				<path d="M12 0v99M157 0v99" />
				<path className={styles.string} d="M2 33h164" />
				<path
					className={styles.person}
					d="M120 41a5.5 5.5 0 1 1 .1 0ZM114 43h12v23h-3v33h-2.5v-31h-1v31H117v-33h-3Z"
				/>
			</svg>
		</div>
	);
}
