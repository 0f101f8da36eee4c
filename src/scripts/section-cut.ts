import { CLICK_PX } from '../lib/click-px.ts';

/*
 * Moves the section line with its range input and with a finger or mouse on the stage. Once it is in view
 * and its pictures have loaded, a line that nobody has moved travels from the plan to its resting place.
 */

/** Where the line's travel starts, in percent. */
const TRAVEL_FROM = 88;
const TRAVEL_MS = 900;
const TRAVEL_TO_CLICK_MS = 240;

for (const cut of document.querySelectorAll<HTMLElement>('[data-section-cut]')) {
	const handle = cut.querySelector('input');
	if (handle) connect(cut, handle);
}

function connect(cut: HTMLElement, handle: HTMLInputElement): void {
	const reduced = matchMedia('(prefers-reduced-motion)').matches;
	const valueText = handle.ariaValueText ?? '';
	let untouched = handle.value === handle.defaultValue && !reduced;
	let shown = 0;
	let frame = 0;

	const show = (value: number) => {
		shown = value;
		cut.style.setProperty('--value', String(value));
	};
	/** Animates the line. */
	const glide = (to: number, ms: number) => {
		const from = shown;
		const start = performance.now();
		const step = (now: number) => {
			const remaining = reduced ? 0 : 1 - Math.min(1, (now - start) / ms);
			show(to + (from - to) * remaining ** 3);
			if (remaining) frame = requestAnimationFrame(step);
		};
		step(start);
	};
	/** Moves the line and its input, and updates what screen readers say; `ms`: how long the line travels. */
	const move = (value: number, ms = 0) => {
		cancelAnimationFrame(frame);
		handle.valueAsNumber = value;
		const percent = handle.value;
		handle.ariaValueText = handle.dataset[percent] ?? valueText.replace(/\d+/, percent);
		if (ms) glide(value, ms);
		else show(value);
	};
	handle.addEventListener('input', () => move(handle.valueAsNumber));
	for (const kind of ['pointerdown', 'keydown'])
		cut.addEventListener(kind, () => {
			untouched = false;
		});
	for (const stage of cut.querySelectorAll<HTMLElement>('[data-stage]')) follow(stage, move);

	if (untouched) show(TRAVEL_FROM);
	else move(handle.valueAsNumber);
	if (!untouched) return;
	new IntersectionObserver(
		async ([entry], observer) => {
			if (!entry?.isIntersecting) return;
			observer.disconnect();
			await pictures(cut);
			if (untouched) glide(handle.valueAsNumber, TRAVEL_MS);
		},
		// In the middle third of the window. A threshold would never be met by a stage higher than the window.
		{ rootMargin: '-33% 0px' },
	).observe(cut);
}

/** Resolves when the stage's pictures can be painted or have failed. */
function pictures(cut: HTMLElement): Promise<unknown> {
	return Promise.allSettled([...cut.querySelectorAll('img')].map((picture) => picture.decode()));
}

/** Moves the line with a horizontal drag on the stage, and to a click; a vertical drag scrolls the page. */
function follow(stage: HTMLElement, move: (value: number, ms?: number) => void): void {
	let start: PointerEvent | undefined;
	const place = ({ clientX }: MouseEvent) => {
		const { left, width } = stage.getBoundingClientRect();
		// The input's thumb is 32 px wide (section-handle.module.css).
		return Math.min(100, Math.max(0, ((clientX - left - 16) / (width - 32)) * 100));
	};
	stage.addEventListener('pointerdown', (event) => {
		start = event;
		stage.setPointerCapture(event.pointerId);
	});
	stage.addEventListener('pointermove', (event) => {
		if (!start || !event.buttons) return;
		const wide = Math.abs(event.clientX - start.clientX);
		if (wide > Math.abs(event.clientY - start.clientY)) move(place(event));
	});
	stage.addEventListener('click', (event) => {
		if (Math.abs(event.clientX - (start?.clientX ?? 0)) < CLICK_PX)
			move(place(event), TRAVEL_TO_CLICK_MS);
	});
}
