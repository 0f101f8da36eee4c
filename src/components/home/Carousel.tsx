import { ArrowLeft, ArrowRight, type IconNode } from 'lucide';
import type { Projekt } from '../../../shared/projekt/projekt-schema.ts';
import { karussell as texts } from '../../content/texte/karussell.ts';
import { start } from '../../content/texte/start.ts';
import { manifestOf } from '../../content-schema/projekte.ts';
import ruler from '../../styles/compositions/ruler.module.css';
import { ProjektCard } from '../portfolio/ProjektCard.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import style from './Carousel.module.css';

const SIZES = {
	card: '(min-width: 80rem) 37rem, (min-width: 767px) 46vw, 92vw',
	window: '(min-width: 80rem) 30.5rem, (min-width: 767px) 38vw, 76vw',
};

type Props = {
	projekte: readonly Projekt[];
	/** How many projects there are in all. */
	total: number;
};

/**
 * Heading, position and arrows above a row of slides, one per project, that the browser scrolls and
 * snaps by itself; scripts/carousel.ts adds the rest.
 */
export function Carousel({ projekte, total }: Props) {
	const count = projekte.length;
	return (
		<section
			className={`shell ${ruler.ruled} ${style.carousel}`}
			aria-roledescription={texts.art}
			aria-labelledby="projekte"
			data-carousel
		>
			<div className={style.head}>
				<h2 id="projekte">{texts.titel}</h2>
				<Position label={texts.blatt} to="–" count={count} />
				<Position label={texts.projekt} to={texts.und} count={count} live />
				<div className={style.arrows}>
					<Arrow step={-1} icon={ArrowLeft} name={texts.vorheriges} disabled />
					<Arrow step={1} icon={ArrowRight} name={texts.naechstes} disabled={count < 2} />
				</div>
			</div>
			<div className={style.frame}>
				{/* Not a stop of its own for Tab: its links are. */}
				<ul className={style.row} tabIndex={-1}>
					{projekte.map((projekt, index) => (
						<li key={projekt.metadaten.url} className={style.slide}>
							<ProjektCard
								entry={projekt}
								manifest={manifestOf(projekt)}
								count={total}
								sizes={SIZES}
								priority={index === 0}
							/>
						</li>
					))}
				</ul>
			</div>
			<p className={style.more}>
				<Button href="/portfolio" kind="quiet">
					{start.weitereProjekte}
				</Button>
			</p>
		</section>
	);
}

type PositionProps = { label: string; to: string; count: number; live?: boolean };

/** Which slides are in view; the second where there is one. */
function Position({ label, to, count, live = false }: PositionProps) {
	const second = count > 1 && (
		<span className={style.second}>
			{to}
			<span data-position="2">2</span>
		</span>
	);
	return (
		<p
			className={live ? 'only-screen-reader' : style.position}
			{...(live ? { 'aria-live': 'polite', 'aria-atomic': true } : { 'aria-hidden': true })}
		>
			{label} <span data-position="1">1</span>
			{second} {texts.von(count)}
		</p>
	);
}

type ArrowProps = { step: -1 | 1; icon: IconNode; name: string; disabled: boolean };

/** Where there is no further slide it stays in the tab order: whoever pressed it goes on from there. */
function Arrow({ step, icon, name, disabled }: ArrowProps) {
	return (
		<button type="button" className={style.arrow} aria-disabled={disabled} data-step={step}>
			<Icon icon={icon} />
			<span className="only-screen-reader">{name}</span>
		</button>
	);
}
