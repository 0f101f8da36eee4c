import { CLICK_PX } from '../lib/click-px.ts';

/*
 * Adds arrows, arrow keys, dragging by mouse and the position to the carousel's row, which the browser
 * itself scrolls and snaps. A page translated into Arabic runs from right to left. Figures:
 * specification, section 9.
 */

const SLIDE_MS = 300;
/** Share of a slide that has to be dragged to go to the next. */
const DRAG_SHARE = 0.15;

for (const carousel of document.querySelectorAll<HTMLElement>('[data-carousel]')) {
	const row = carousel.querySelector('ul');
	const live = carousel.querySelector('[aria-live]');
	if (row && live) setUp(carousel, row, live);
}

function setUp(carousel: HTMLElement, row: HTMLElement, live: Element): void {
	const slides = [...row.children];
	const arrows = [...carousel.querySelectorAll<HTMLElement>('[data-step]')];
	/** The slide it is moving to. */
	let goal: number | undefined;
	let frame = 0;
	let press: { x: number; from?: number } | undefined;

	/** From one slide to the next, in pixels; negative from right to left, as scrollLeft is there. */
	const step = () => {
		const [first = 0, second = row.clientWidth] = slides.map(
			(slide) => slide.getBoundingClientRect().left,
		);
		return second - first;
	};
	const position = () => row.scrollLeft / step();
	const current = () => Math.round(position());
	const inViewCount = () => Math.round(row.clientWidth / Math.abs(step()));
	const last = () => slides.length - inViewCount();

	const go = (slide: number, ms = SLIDE_MS) => {
		goal = Math.min(Math.max(slide, 0), last());
		const from = row.scrollLeft;
		const distance = goal * step() - from;
		const atOnce = ms === 0 || matchMedia('(prefers-reduced-motion)').matches;
		const begin = performance.now();
		const move = (now: number) => {
			const remaining = atOnce ? 0 : 1 - Math.min(1, Math.max(0, (now - begin) / ms));
			row.scrollLeft = from + distance * (1 - remaining ** 3);
			if (remaining > 0) frame = requestAnimationFrame(move);
			else {
				goal = undefined;
				row.removeAttribute('data-moving');
			}
		};
		cancelAnimationFrame(frame);
		row.dataset.moving = '';
		move(begin);
	};
	/** Goes by arrow, and has the position read out. At all other times it is hidden, as Orca reads it in spite of aria-live=off. */
	const goBy = (by: number) => {
		live.ariaHidden = 'false';
		go((goal ?? current()) + by);
	};

	const report = () => {
		const slide = current();
		const shown = slides.slice(slide, slide + inViewCount());
		const texts = {
			first: String(slide + 1),
			last: String(slide + shown.length),
			names: shown.map((element) => element.querySelector('h3')?.textContent).join(', '),
		};
		for (const part of carousel.querySelectorAll<HTMLElement>('[data-visible]')) {
			const text = texts[part.dataset.visible as keyof typeof texts];
			// The same text, written again, would be read out again.
			if (part.textContent !== text) part.textContent = text;
		}
		for (const arrow of arrows)
			arrow.ariaDisabled = String(slide === (Number(arrow.dataset.step) < 0 ? 0 : last()));
	};
	/** Loads the pictures of the slides in view and of those that come next. */
	const loadAhead = () => {
		for (const slide of slides.slice(current(), current() + 2 * inViewCount()))
			for (const picture of slide.querySelectorAll('img')) picture.loading = 'eager';
	};

	for (const arrow of arrows)
		arrow.addEventListener('click', () => goBy(Number(arrow.dataset.step)));
	carousel.addEventListener('keydown', (event) => {
		const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
		if (!by || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		goBy(by * Math.sign(step()));
	});
	row.addEventListener('focusin', ({ target }) => {
		live.ariaHidden = 'true';
		const slide = slides.findIndex((element) => element.contains(target as Node));
		const away = slide - current();
		if (slide >= 0 && (away < 0 || away >= inViewCount())) go(slide, 0);
	});

	row.addEventListener('dragstart', (event) => event.preventDefault());
	row.addEventListener('pointerdown', ({ pointerType, button, clientX }) => {
		press = pointerType === 'mouse' && button === 0 ? { x: clientX } : undefined;
	});
	row.addEventListener('pointermove', ({ buttons, clientX, pointerId }) => {
		if (!press || !buttons) return;
		if (press.from === undefined) {
			if (Math.abs(clientX - press.x) < CLICK_PX) return;
			cancelAnimationFrame(frame);
			press = { x: clientX, from: row.scrollLeft };
			row.setPointerCapture(pointerId);
			row.dataset.moving = '';
		}
		row.scrollLeft = (press.from ?? 0) - clientX + press.x;
	});
	row.addEventListener('lostpointercapture', () => {
		if (press?.from === undefined) return;
		const forward = (row.scrollLeft - press.from) * step() > 0;
		go(forward ? Math.ceil(position() - DRAG_SHARE) : Math.floor(position() + DRAG_SHARE));
	});
	// The click that ends a drag must not open the link. A click by key has detail 0 and opens it.
	row.addEventListener(
		'click',
		(event) => press?.from !== undefined && event.detail > 0 && event.preventDefault(),
		{ capture: true },
	);

	row.addEventListener('scroll', report, { passive: true });
	new ResizeObserver(report).observe(row);
	for (const kind of ['pointerover', 'focusin', 'scroll'])
		carousel.addEventListener(kind, loadAhead, { capture: true, passive: true });
}
