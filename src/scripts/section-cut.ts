export {};

/**
 * Moves the section line with its range input and with a finger or mouse on the stage. If nobody has
 * touched it when it comes into view and its pictures are there, it travels once from the plan to its
 * place of rest.
 */
const START = 88;
const TRAVEL_MS = 900;

for (const cut of document.querySelectorAll<HTMLElement>('[data-section]')) {
	const grip = cut.querySelector('input');
	if (grip) connect(cut, grip);
}

function connect(cut: HTMLElement, grip: HTMLInputElement): void {
	const atRest = Number(grip.defaultValue);
	const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
	let untouched = grip.valueAsNumber === atRest && !reduced;

	const show = (value: number) => {
		cut.style.setProperty('--value', String(value));
		const percent = String(Math.round(value));
		grip.ariaValueText = grip.ariaValueText?.replace(/\d+/, percent) ?? null;
	};
	const move = (value: number) => {
		grip.valueAsNumber = value;
		show(value);
	};
	grip.addEventListener('input', () => show(grip.valueAsNumber));
	for (const kind of ['pointerdown', 'keydown'])
		cut.addEventListener(kind, () => {
			untouched = false;
		});
	for (const stage of cut.querySelectorAll<HTMLElement>('[data-stage]')) followDrag(stage, move);

	show(grip.valueAsNumber);
	if (!untouched) return;
	move(START);
	new IntersectionObserver(
		async ([entry], observer) => {
			if (!entry?.isIntersecting) return;
			observer.disconnect();
			await pictures(cut);
			const start = performance.now();
			const step = (now: number) => {
				if (!untouched) return;
				const rest = 1 - Math.min(1, (now - start) / TRAVEL_MS);
				move(Math.round(atRest + (START - atRest) * rest ** 3));
				if (rest) requestAnimationFrame(step);
			};
			requestAnimationFrame(step);
		},
		// In the middle third of the window. A threshold would never be met by a stage higher than the window.
		{ rootMargin: '-33% 0px' },
	).observe(cut);
}

/** Resolves when the stage's pictures can be painted or have failed. */
function pictures(cut: HTMLElement): Promise<unknown> {
	return Promise.allSettled([...cut.querySelectorAll('img')].map((picture) => picture.decode()));
}

/** Moves the line with a horizontal drag on the stage; a vertical one scrolls the page. */
function followDrag(stage: HTMLElement, move: (value: number) => void): void {
	let start: PointerEvent | undefined;
	stage.addEventListener('pointerdown', (event) => {
		start = event;
		stage.setPointerCapture(event.pointerId);
	});
	stage.addEventListener('pointermove', (event) => {
		if (!start || !event.buttons) return;
		const { clientX, clientY } = event;
		if (Math.abs(clientY - start.clientY) > Math.abs(clientX - start.clientX)) return;
		const { left, width } = stage.getBoundingClientRect();
		move(Math.min(100, Math.max(0, ((clientX - left - 16) / (width - 32)) * 100)));
	});
}
