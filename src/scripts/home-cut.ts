import { CLICK_PX } from '../lib/click-px.ts';

/*
 * Moves home's section line: it glides to a press on the plate, follows a drag at once, and steps with
 * keys. Once the pictures of the built site have loaded, it runs in from the right. data-line is its
 * state: it waits, then runs, then stays or glides. HomeCut.module.css has durations and resting place.
 */

/** A part of the chain shows its figure from this width on, and its word from the second. */
const FIGURE_FROM_PX = 120;
const WORD_FROM_PX = 190;

const cut = document.querySelector<HTMLElement>('[data-line]');
const handle = cut?.querySelector<HTMLInputElement>('[type=range]');
if (cut && handle) connect(cut, handle);

function connect(cut: HTMLElement, handle: HTMLInputElement): void {
	const parts = [...cut.querySelectorAll<HTMLElement>('[data-pixels]')].map((label) => ({
		label,
		word: label.textContent,
	}));
	const valueText = handle.ariaValueText ?? '';

	/** Updates the chain's pixels while the line moves, then tells screen readers where it is. */
	const report = () => {
		const value = Number(getComputedStyle(cut).getPropertyValue('--line-percent'));
		const left = Math.round((cut.clientWidth * value) / 100);
		parts.forEach(({ label, word }, i) => {
			const pixels = i ? cut.clientWidth - left : left;
			label.hidden = pixels < FIGURE_FROM_PX;
			label.textContent = pixels < WORD_FROM_PX ? `${pixels} px` : `${pixels} px ${word}`;
		});
		if (cut.getAnimations().length > 0) requestAnimationFrame(report);
		else tell(Math.round(value));
	};
	const tell = (percent: number) => {
		handle.valueAsNumber = percent;
		const text = handle.dataset[percent] ?? valueText.replace(/\d+/, String(percent));
		if (handle.ariaValueText !== text) handle.ariaValueText = text;
	};
	const move = (value: number, how: 'stays' | 'glides') => {
		cut.dataset.line = how;
		cut.style.setProperty('--line-percent', String(Math.min(100, Math.max(0, value))));
		report();
	};

	let press: { x: number; isDrag: boolean } | undefined;
	handle.addEventListener('input', () => {
		if (!press) move(handle.valueAsNumber, 'stays');
	});
	// The visitor may have moved it before this script arrived.
	if (handle.value !== handle.defaultValue) move(handle.valueAsNumber, 'stays');
	const place = ({ clientX }: PointerEvent) => {
		const { left, width } = cut.getBoundingClientRect();
		return ((clientX - left) / width) * 100;
	};
	handle.addEventListener('pointerdown', (event) => {
		press = { x: event.clientX, isDrag: false };
		handle.setPointerCapture(event.pointerId);
	});
	handle.addEventListener('pointermove', (event) => {
		if (!press) return;
		press.isDrag ||= Math.abs(event.clientX - press.x) > CLICK_PX;
		if (press.isDrag) move(place(event), 'stays');
	});
	handle.addEventListener('pointerup', (event) => {
		if (press && !press.isDrag) move(place(event), 'glides');
		press = undefined;
		report();
	});
	handle.addEventListener('pointercancel', () => {
		press = undefined;
		report();
	});

	new ResizeObserver(report).observe(cut);
	builtIsLoaded(cut).then(() => {
		if (cut.dataset.line === 'waits') cut.dataset.line = 'runs';
		report();
	});
	const end = () => {
		if (cut.dataset.line !== 'glides') cut.dataset.line = 'stays';
		report();
	};
	for (const kind of ['pointerdown', 'keydown'])
		document.addEventListener(kind, end, { once: true, capture: true });
}

/** Resolves once the built site's pictures have loaded or failed, and the web fonts, which reveal them. */
function builtIsLoaded(cut: HTMLElement): Promise<unknown> {
	const pictures = [...cut.querySelectorAll<HTMLImageElement>('[loading=lazy]')];
	// Browsers never load a lazy picture that is clipped completely.
	for (const picture of pictures) picture.loading = 'eager';
	return Promise.allSettled([document.fonts.ready, ...pictures.map((picture) => picture.decode())]);
}
