import type { ClientDirective } from 'astro';

/**
 * Starts an island around a row of slides with the visitor's first move towards it: the mouse over
 * it, the focus in it, the row swiped, an arrow pressed. Whoever only scrolls past loads nothing.
 * Until it runs the row is the browser's own scroller, which arrow and arrow keys move from here.
 */
const geblaettert: ClientDirective = (load, _optionen, insel) => {
	const reihe = insel.querySelector('.swiper');
	if (!reihe) throw new Error('client:geblaettert steht an einer Insel ohne Reihe (.swiper).');
	const lebt = new AbortController();
	const { signal } = lebt;
	let geweckt = false;

	const wake = async () => {
		if (geweckt) return;
		geweckt = true;
		const hydrate = await load();
		await rest(reihe);
		await hydrate();
		// Where the scripts could not be had the row goes on scrolling, and the next move asks anew.
		geweckt = !insel.hasAttribute('ssr');
		if (geweckt) lebt.abort();
	};
	const turn = (richtung: number) => {
		const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
		reihe.scrollBy({ left: richtung * step(reihe), behavior: still ? 'instant' : 'smooth' });
	};

	for (const art of ['focusin', 'scroll', 'click'])
		insel.addEventListener(art, wake, { capture: true, signal });
	const hover = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && wake();
	insel.addEventListener('pointermove', hover, { signal });
	const press = ({ target }: Event) => {
		// The other arrow rests as long as the row is where it began.
		if (target instanceof Element && target.closest('[aria-disabled=false]')) turn(1);
	};
	insel.addEventListener('click', press, { signal });
	const key = (event: KeyboardEvent) => {
		const richtung = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
		if (!richtung) return;
		event.preventDefault();
		turn(richtung);
	};
	insel.addEventListener('keydown', key, { signal });
};

export default geblaettert;

/** Resolves when the row stands at a slide: not on its way, and not held between two by a finger. */
async function rest(reihe: Element): Promise<void> {
	let vorher: number;
	do {
		vorher = reihe.scrollLeft;
		await new Promise((resolve) => setTimeout(resolve, 100));
	} while (
		reihe.scrollLeft !== vorher ||
		Math.abs(((vorher / step(reihe) + 0.5) % 1) - 0.5) > 0.02
	);
}

/** From one slide to the next, in pixels. */
function step(reihe: Element): number {
	const [erstes, zweites] = reihe.querySelectorAll('li');
	return erstes && zweites ? zweites.offsetLeft - erstes.offsetLeft : reihe.clientWidth;
}
