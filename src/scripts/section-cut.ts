export {};

/**
 * The section line follows its range input, and a finger or mouse on the stage. Once, when it comes
 * into sight untouched and its pictures are there, it travels from the plan to where it rests.
 */
const START = 88;
const TRAVEL_MS = 900;

for (const schnitt of document.querySelectorAll<HTMLElement>('[data-schnitt]')) {
	const griff = schnitt.querySelector('input');
	if (griff) connect(schnitt, griff);
}

function connect(schnitt: HTMLElement, griff: HTMLInputElement): void {
	const ruhe = Number(griff.defaultValue);
	const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
	let frei = griff.valueAsNumber === ruhe && !still;

	const show = (wert: number) => {
		schnitt.style.setProperty('--wert', String(wert));
		const prozent = String(Math.round(wert));
		griff.ariaValueText = griff.ariaValueText?.replace(/\d+/, prozent) ?? null;
	};
	const move = (wert: number) => {
		griff.valueAsNumber = wert;
		show(wert);
	};
	griff.addEventListener('input', () => show(griff.valueAsNumber));
	for (const art of ['pointerdown', 'keydown'])
		schnitt.addEventListener(art, () => {
			frei = false;
		});
	for (const buehne of schnitt.querySelectorAll<HTMLElement>('[data-geraet]')) follow(buehne, move);

	show(griff.valueAsNumber);
	if (!frei) return;
	move(START);
	new IntersectionObserver(
		async ([eintrag], beobachter) => {
			if (!eintrag?.isIntersecting) return;
			beobachter.disconnect();
			await pictures(schnitt);
			const beginn = performance.now();
			const step = (jetzt: number) => {
				if (!frei) return;
				const rest = 1 - Math.min(1, (jetzt - beginn) / TRAVEL_MS);
				move(Math.round(ruhe + (START - ruhe) * rest ** 3));
				if (rest) requestAnimationFrame(step);
			};
			requestAnimationFrame(step);
		},
		// In the window's middle third: a share of its own it may never show, where it is the taller one.
		{ rootMargin: '-33% 0px' },
	).observe(schnitt);
}

/** Resolves when the shown stage's pictures can be painted, or will not come. */
function pictures(schnitt: HTMLElement): Promise<unknown> {
	const buehnen = [...schnitt.querySelectorAll('[data-geraet]')];
	const bilder = buehnen.find((buehne) => buehne.checkVisibility())?.querySelectorAll('img');
	return Promise.allSettled([...(bilder ?? [])].map((bild) => bild.decode()));
}

/** A drag on the stage moves the line; one that goes up or down scrolls the page. */
function follow(buehne: HTMLElement, move: (wert: number) => void): void {
	let start: PointerEvent | undefined;
	buehne.addEventListener('pointerdown', (event) => {
		start = event;
		buehne.setPointerCapture(event.pointerId);
	});
	buehne.addEventListener('pointermove', (event) => {
		if (!start || !event.buttons) return;
		const { clientX, clientY } = event;
		if (Math.abs(clientY - start.clientY) > Math.abs(clientX - start.clientX)) return;
		const { left, width } = buehne.getBoundingClientRect();
		move(Math.min(100, Math.max(0, ((clientX - left - 16) / (width - 32)) * 100)));
	});
}
