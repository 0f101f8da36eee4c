import { useEffect, useRef, useState } from 'react';
import Swiper from 'swiper';
import { karussell as texte } from '../content/texte/karussell.ts';
import { Arrow } from './Arrow.tsx';
import stil from './Karussell.module.css';

type Props = { anzahl: number; children?: React.ReactNode };

/** First slide in view, from 0, and whether the row stands at its beginning or end. */
type Stand = { index: number; anfang: boolean; ende: boolean };

/**
 * Heading, position and arrows around the row of slides, which stays static HTML. Figures: spec,
 * section 9. Until Swiper runs the row scrolls by itself (scripts/client-geblaettert.ts).
 */
export function Karussell({ anzahl, children }: Props) {
	const wurzel = useRef<HTMLElement>(null);
	const swiper = useRef<Swiper>(null);
	const [{ index, anfang, ende }, setStand] = useState<Stand>({
		index: 0,
		anfang: true,
		ende: anzahl < 2,
	});

	useEffect(() => {
		const reihe = wurzel.current?.querySelector<HTMLElement>('.swiper');
		if (!reihe) return undefined;
		swiper.current = startSwiper(reihe, setStand);
		return () => {
			swiper.current?.destroy();
		};
	}, []);

	const turn = (event: React.KeyboardEvent) => {
		if (event.key === 'ArrowLeft') swiper.current?.slidePrev();
		if (event.key === 'ArrowRight') swiper.current?.slideNext();
	};

	return (
		<section
			ref={wurzel}
			className={`huelle lineal ${stil.karussell}`}
			aria-roledescription={texte.art}
			aria-labelledby="projekte"
			onKeyDown={turn}
		>
			<div className={stil.kopf}>
				<h2 id="projekte">{texte.titel}</h2>
				<p className={stil.blatt} aria-hidden="true">
					{texte.blatt} {index + 1}
					{index + 2 <= anzahl && <span>–{index + 2}</span>} {texte.von(anzahl)}
				</p>
				<p className="nur-vorlesen" aria-live="polite">
					{texte.projektVon(index + 1, anzahl)}
				</p>
				<div className={stil.pfeile}>
					<button
						type="button"
						className={stil.pfeil}
						aria-disabled={anfang}
						onClick={() => swiper.current?.slidePrev()}
					>
						<Arrow nach="links" />
						<span className="nur-vorlesen">{texte.vorheriges}</span>
					</button>
					<button
						type="button"
						className={stil.pfeil}
						aria-disabled={ende}
						onClick={() => swiper.current?.slideNext()}
					>
						<Arrow />
						<span className="nur-vorlesen">{texte.naechstes}</span>
					</button>
				</div>
			</div>
			{children}
		</section>
	);
}

/** Pixels between two slides, as in Projektreihe.module.css. */
const LUECKE = 16;

function startSwiper(reihe: HTMLElement, report: (stand: Stand) => void): Swiper {
	const breite = reihe.querySelector('.swiper-slide')?.clientWidth ?? 1;
	const initialSlide = Math.round(reihe.scrollLeft / (breite + LUECKE));
	reihe.scrollLeft = 0;
	const swiper = new Swiper(reihe, {
		initialSlide,
		slidesPerView: 1,
		spaceBetween: LUECKE,
		speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 300,
		breakpoints: { 767: { slidesPerView: 2 } },
	});
	const reportStand = () => {
		const { activeIndex: index, isBeginning: anfang, isEnd: ende } = swiper;
		report({ index, anfang, ende });
		afterFrame(() => {
			if (swiper.destroyed) return;
			loadPictures(swiper.slides.slice(index, index + 2 * Number(swiper.params.slidesPerView)));
		});
	};
	swiper.on('slideChange breakpoint fromEdge toEdge resize', reportStand);
	reportStand();

	// A link that gets focus by Tab comes into view as a slide, not by scrolling the clipped row.
	reihe.addEventListener('focusin', ({ target }) => {
		const index = swiper.slides.findIndex((slide) => slide.contains(target as Node));
		reihe.scrollLeft = 0;
		if (
			index < swiper.activeIndex ||
			index >= swiper.activeIndex + Number(swiper.params.slidesPerView)
		) {
			swiper.slideTo(index, 0);
		}
	});
	return swiper;
}

/** Once the next frame is painted: what the visitor touched answers first. */
function afterFrame(act: () => void): void {
	requestAnimationFrame(() => setTimeout(act));
}

// Slides out of view wait with their pictures; those a swipe away must not.
function loadPictures(blaetter: HTMLElement[]): void {
	for (const bild of blaetter.flatMap((blatt) => [...blatt.querySelectorAll('img')])) {
		bild.loading = 'eager';
	}
}
