import { ArrowLeft, ArrowRight, type IconNode } from 'lucide';
import type { Projekt } from '#shared/projekt/projekt-schema.ts';
import { karussell as texts } from '../../content/texte/karussell.ts';
import { start } from '../../content/texte/start.ts';
import ruler from '../../styles/compositions/ruler.module.css';
import { ProjektCard } from '../portfolio/ProjektCard.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import section from '../ui/PageSection.module.css';
import styles from './Carousel.module.css';

const SIZES = {
	card: '(width >= 80rem) 37rem, (width >= 767px) 46vw, 92vw',
	window: '(width >= 80rem) 30.5rem, (width >= 767px) 38vw, 620px',
};

type Props = {
	projekte: readonly Projekt[];
	/** How many projects there are in all. */
	total: number;
};

/**
 * A row of slides, one per project, that the browser scrolls and snaps by itself, below heading, position
 * and arrows, which scripts/carousel.ts connects to it.
 */
export function Carousel({ projekte, total }: Props) {
	const count = projekte.length;
	return (
		<section
			className={`shell ${ruler.ruled} ${section.section}`}
			aria-roledescription={texts.art}
			aria-labelledby="projekte"
			data-carousel
		>
			<div className={styles.head}>
				<h2 id="projekte">{texts.titel}</h2>
				<Position label={texts.blatt} between="–" count={total} />
				<Position label={texts.projekt} between={texts.und} count={count} live />
				<div className={styles.arrows}>
					<Arrow step={-1} icon={ArrowLeft} name={texts.vorheriges} disabled />
					<Arrow step={1} icon={ArrowRight} name={texts.naechstes} disabled={count < 2} />
				</div>
			</div>
			<div id="slides" className={styles.frame}>
				{/* Tab stops at its links, not at the row itself. */}
				<ul className={styles.row} tabIndex={-1}>
					{projekte.map((projekt) => (
						<li key={projekt.metadaten.url} className={styles.slide}>
							<ProjektCard entry={projekt} count={total} sizes={SIZES} />
						</li>
					))}
				</ul>
			</div>
			<p className={styles.more}>
				<Button href="/portfolio" kind="quiet">
					{start.weitereProjekte}
				</Button>
			</p>
		</section>
	);
}

/** `between`: what stands between the numbers of two slides. */
type PositionProps = { label: string; between: string; count: number; live?: boolean };

/** Says which slides are in view: the first, and the last if there are two; for screen readers also their clients. */
function Position({ label, between, count, live = false }: PositionProps) {
	const last = count > 1 && (
		<span className={styles.last}>
			{between}
			<span data-visible="last">2</span>
		</span>
	);
	return (
		<p
			className={live ? 'only-screen-reader' : styles.position}
			aria-hidden="true"
			{...(live && { 'aria-live': 'polite', 'aria-atomic': true })}
		>
			{label} <span data-visible="first">1</span>
			{last} {texts.von(count)}
			{live && (
				<>
					: <span data-visible="names" />
				</>
			)}
		</p>
	);
}

type ArrowProps = { step: -1 | 1; icon: IconNode; name: string; disabled: boolean };

/** Stays in the tab order where there is no further slide, so that whoever pressed it keeps the focus. */
function Arrow({ step, icon, name, disabled }: ArrowProps) {
	return (
		<button type="button" className={styles.arrow} aria-disabled={disabled} data-step={step}>
			<Icon icon={icon} />
			<span className="only-screen-reader">{name}</span>
		</button>
	);
}
