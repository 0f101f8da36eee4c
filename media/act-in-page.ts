/** What the film and clicks do inside the page; sent as source text, see in-page.ts. */

type Pointer = { x: number; y: number; opacity: number; press: number };
export type PageFrame = { scrollY: number; pointer: Pointer; time: number; filmDuration: number };

/**
 * What the pointer would aim at: box in page coordinates (of the window where it is `fixed`), kind of
 * field, position of its value.
 */
export function pointTarget(target: string, value: string | undefined) {
	let element = document.querySelector<HTMLElement>(target);
	if (element && value !== undefined) {
		const choice = [...element.querySelectorAll<HTMLInputElement>('input')].find(
			(field) => field.value === value,
		);
		if (choice) element = choice;
	}
	if (!element) return undefined;
	const field = element instanceof HTMLInputElement ? element : undefined;
	const kind = element instanceof HTMLSelectElement ? 'select' : (field?.type ?? 'other');
	let box = element.getBoundingClientRect();
	const label = field?.labels?.[0];
	if (label && (kind === 'radio' || kind === 'checkbox')) box = label.getBoundingClientRect();
	let fixed = false;
	for (let one: Element | null = element; one; one = one.parentElement)
		if (getComputedStyle(one).position === 'fixed') fixed = true;
	const min = Number(field?.min || 0);
	const span = Number(field?.max || 100) - min || 1;
	return {
		x: box.x + (fixed ? 0 : window.scrollX),
		y: box.y + (fixed ? 0 : window.scrollY),
		...{ width: box.width, height: box.height, kind, fixed },
		from: (Number(field?.value ?? 0) - min) / span,
		to: (Number(value ?? 0) - min) / span,
	};
}

/** What a click there meets, where it is not the target: its tag, or '' outside the window. */
export function missedAt(target: string, x: number, y: number): string | undefined {
	const met = document.elementFromPoint(x, y);
	const aim = document.querySelector(target);
	if (!met) return '';
	const label = met.closest('label');
	const hit =
		aim?.contains(met) || met.contains(aim) || (label?.control && aim?.contains(label.control));
	return hit ? undefined : `<${met.localName}${met.id && ` id="${met.id}"`}>`;
}

/** Sets a field as a visitor would; `share` 0–1 for sliders and text that fill up gradually. */
export function setValue(target: string, value: string, share: number, from: number): void {
	const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(target);
	if (!field) return;
	let next = value;
	if (field instanceof HTMLInputElement && field.type === 'range') {
		const min = Number(field.min || 0);
		const start = min + from * (Number(field.max || 100) - min);
		next = String(start + (Number(value) - start) * share);
	} else if (field instanceof HTMLInputElement) {
		next = value.slice(0, Math.ceil(value.length * share));
	}
	if (field.value === next) return;
	field.value = next;
	field.dispatchEvent(new Event('input', { bubbles: true }));
	field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Puts the page into the state of one film frame and waits until it is painted. */
export async function showFrame(frame: PageFrame): Promise<void> {
	const world = globalThis as unknown as {
		motions?: Map<Animation, number>;
		pointer?: HTMLElement;
	};
	world.motions ??= new Map();
	const motions = world.motions;
	window.scrollTo({ top: frame.scrollY, behavior: 'instant' });

	if (!world.pointer) {
		const host = document.createElement('div');
		host.style.cssText =
			'all:initial;position:fixed;left:0;top:0;width:0;height:0;z-index:2147483647;pointer-events:none';
		const root = host.attachShadow({ mode: 'closed' });
		root.innerHTML = `<div style="position:absolute;will-change:transform">
			<span style="position:absolute;left:-22px;top:-22px;width:44px;height:44px;border-radius:50%;background:rgb(20 24 40/.22);border:2px solid rgb(255 255 255/.55);box-sizing:border-box"></span>
			<svg width="30" height="34" viewBox="0 0 30 34" style="position:absolute;left:-4px;top:-3px;overflow:visible;filter:drop-shadow(0 2px 3px rgb(0 0 0/.35))">
			<path d="M4 3v22.5l5.6-5 4 9.3 4.6-2-4-9.1h7.6z" fill="#14182a" stroke="#fff" stroke-width="1.8" stroke-linejoin="round"/></svg></div>`;
		document.documentElement.append(host);
		world.pointer = root.firstElementChild as HTMLElement;
	}
	const { x, y, opacity, press } = frame.pointer;
	world.pointer.style.transform = `translate(${x}px,${y}px)`;
	world.pointer.style.opacity = String(opacity);
	const wave = world.pointer.firstElementChild as HTMLElement;
	wave.style.opacity = String(press > 0 ? 1 - press : 0);
	wave.style.transform = `scale(${0.3 + press * 0.9})`;

	const advance = () => {
		for (const motion of document.getAnimations()) {
			if (motion.timeline !== document.timeline || motion.playState === 'finished') continue;
			const timing = motion.effect?.getComputedTiming();
			if (!timing) continue;
			if (!motions.has(motion)) {
				motions.set(motion, frame.time);
				motion.pause();
			}
			if (timing.endTime === Number.POSITIVE_INFINITY) {
				// Endless animations run a whole number of rounds per film, or the loop would show a jump.
				const round =
					Number(timing.duration) * (timing.direction?.startsWith('alternate') ? 2 : 1) || 1;
				const rounds = Math.round((frame.filmDuration * 1000) / round);
				motion.currentTime =
					Math.max(0, timing.delay ?? 0) + (frame.time / frame.filmDuration) * rounds * round;
				continue;
			}
			const run = (frame.time - (motions.get(motion) ?? 0)) * 1000;
			if (run >= Number(timing.endTime)) motion.finish();
			else motion.currentTime = run;
		}
	};
	const films = [...document.querySelectorAll('video')].filter(
		(film) => film.readyState > 1 && film.checkVisibility(),
	);
	const shown = films.map((film) => {
		const there = new Promise((ready) => film.addEventListener('seeked', ready, { once: true }));
		film.pause();
		film.currentTime = frame.time % (film.duration || 1);
		return Promise.race([there, new Promise((ready) => setTimeout(ready, 300))]);
	});
	advance();
	await Promise.all(shown);
	await new Promise<void>((ready) =>
		requestAnimationFrame(() => requestAnimationFrame(() => ready())),
	);
	advance();
}
