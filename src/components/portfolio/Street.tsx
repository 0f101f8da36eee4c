import { ArrowRight } from 'lucide-react';
import { rahmen } from '../../content/texte/rahmen.ts';
import { longestWord } from '../../lib/longest-word.ts';
import { DashDotLine } from '../drawing/DashDotLine.tsx';
import { LineFlags } from '../drawing/LineFlags.tsx';
import { LineHandle } from '../drawing/LineHandle.tsx';
import { SectionLine } from '../drawing/SectionLine.tsx';
import { useSectionLine } from '../drawing/use-section-line.ts';
import { BuiltHouse, DrawnHouse, ROOFS } from './House.tsx';
import type { HouseSite } from './house-site.ts';
import styles from './Street.module.css';

/** As many as phones show, so that these are large enough to be looked at. */
const ON_PHONES = 3;

/** How far a key moves the line, in percent of the window: on wide screens half the way to the next house. */
const KEY_STEP = 100 / 16;

type Props = {
	sites: readonly HouseSite[];
	/** For screen readers. */
	name: string;
	/** On the sign of the free plot. */
	plot: string;
};

/**
 * The first projects as a street of houses, one for each roof, drawn left of the section line and built right of
 * it, and after the last a free plot. At every width it is the same drawing, on phones with fewer houses. The built
 * ones lie over the drawn ones and let every click through to their links.
 */
export function Street({ sites, name, plot }: Props) {
	const line = useSectionLine('rests');
	const houses = ROOFS.flatMap((roof, i) => {
		const site = sites[i];
		const className = i < ON_PHONES ? undefined : styles.notOnPhones;
		return site ? { site, roof, className } : [];
	});
	const letters = houses.map(({ site }) => longestWord(site.kunde));
	return (
		<nav
			className={styles.street}
			aria-label={name}
			style={{ '--roofs': ROOFS.length, '--on-phones': ON_PHONES }}
		>
			<SectionLine line={line} className={styles.site}>
				<LineFlags withoutBaseLine />
				<div className={styles.houses}>
					<ol
						className={styles.row}
						style={{
							'--longest-word': Math.max(...letters.slice(0, -1)),
							// The last name may reach below the free plot.
							'--last-longest-word': letters.at(-1),
						}}
					>
						{houses.map(({ site, roof, className }) => (
							<li key={site.path} className={className}>
								<a
									className={styles.houseLink}
									href={site.path}
									aria-label={site.kunde}
									draggable={false}
								>
									<DrawnHouse site={site} roof={roof} />
									<b>{site.kunde}</b>
								</a>
							</li>
						))}
						<li>
							<FreePlot words={plot} />
						</li>
					</ol>
					<div className={`${styles.row} ${styles.built}`} aria-hidden="true">
						{houses.map(({ site, roof, className }) => (
							<span key={site.path} className={className}>
								<BuiltHouse site={site} roof={roof} />
							</span>
						))}
					</div>
					<div className={styles.line}>
						<DashDotLine />
					</div>
					<div className={styles.handle}>
						<LineHandle line={line} keyStep={KEY_STEP} isSmallOnPhones />
					</div>
				</div>
			</SectionLine>
		</nav>
	);
}

/**
 * The free plot at the street's end: a string between two stakes, a person for scale, and a sign that links to
 * the form.
 */
function FreePlot({ words }: { words: string }) {
	return (
		<div className={styles.plot}>
			<a href="/kontakt">
				<small>{words}</small>
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
