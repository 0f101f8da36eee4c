/**
 * These functions run inside the photographed page (sent as source text, so they may use nothing
 * from outside themselves). They live in a world of their own there: the page's scripts see a
 * stopped clock, these see the real one.
 */

type Pointer = { x: number; y: number; opacity: number; press: number };
export type PageFrame = { scrollY: number; pointer: Pointer; time: number; filmDuration: number };

/** Loads what is lazy, waits for fonts and pictures, jumps past every entrance animation. */
export async function settle(): Promise<void> {
	const frame = () =>
		new Promise<void>((ready) => requestAnimationFrame(() => requestAnimationFrame(() => ready())));
	const style = document.createElement('style');
	style.textContent =
		'html{scroll-behavior:auto!important}*{caret-color:transparent!important}::-webkit-scrollbar{display:none}';
	document.documentElement.append(style);
	for (const picture of document.images) picture.loading = 'eager';
	// A picture or a face that never comes must not hold up the others.
	const late = new Promise<void>((ready) => setTimeout(ready, 5000));
	const pictures = [...document.images].map((picture) => picture.decode().catch(() => undefined));
	await Promise.race([Promise.all([...pictures, document.fonts.ready]), late]);
	// A film on the page stands still, a moment after its start.
	for (const film of document.querySelectorAll('video')) {
		film.pause();
		if (film.readyState > 0) film.currentTime = Math.min(1, film.duration / 2 || 0);
	}
	for (let round = 0; round < 2; round++) {
		await frame();
		for (const motion of document.getAnimations()) {
			if (motion.timeline !== document.timeline) continue;
			if (motion.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) {
				motion.pause();
				motion.currentTime = 0;
			} else motion.finish();
		}
	}
	await frame();
}

/** Goes down the page once as a reader would, so that what waits for being seen comes; an end is set to endless ones. */
export async function scrollThrough(): Promise<void> {
	const mostWindows = 24;
	const pause = (ms: number) => new Promise<void>((ready) => setTimeout(ready, ms));
	const style = document.createElement('style');
	style.textContent = 'html{scroll-behavior:auto!important}';
	document.documentElement.append(style);
	const step = window.innerHeight * 0.75;
	for (let i = 1; i <= mostWindows; i++) {
		const before = window.scrollY;
		window.scrollBy({ top: step, behavior: 'instant' });
		await pause(120);
		if (window.scrollY === before) break;
	}
	window.scrollTo({ top: 0, behavior: 'instant' });
	await pause(200);
}

/** A page a little too wide for the phone is not shown smaller for it. */
export function keepScale(): void {
	const viewport = document.querySelector<HTMLMetaElement>('meta[name="viewport"]');
	if (viewport) viewport.content += ', minimum-scale=1';
}

/** Takes what these selectors find out of the picture, for good. */
export function hide(selectors: string[]): void {
	const style = document.createElement('style');
	style.textContent = selectors.map((one) => `${one}{display:none!important}`).join('');
	document.documentElement.append(style);
}

/** Half a line at the lower edge of a picture reads as a fault: its words, and what is below, go. */
export function hideCutLines(edge: number): void {
	const crosses = ({ top, bottom, height }: DOMRect) =>
		height > 0 && height < edge / 3 && top < edge - 1 && bottom > edge + 1;
	for (const part of document.querySelectorAll<HTMLElement>('button, input, select, textarea, a'))
		if (part.offsetHeight < 90 && part.checkVisibility() && crosses(part.getBoundingClientRect()))
			part.style.cssText += ';visibility:hidden!important;transition:none!important';
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	const cut: [Text, number][] = [];
	const range = document.createRange();
	for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
		range.selectNodeContents(text);
		const { top, bottom } = range.getBoundingClientRect();
		if (top >= edge || bottom <= edge + 1) continue;
		for (const word of text.data.matchAll(/\S+/g)) {
			range.setStart(text, word.index);
			range.setEnd(text, word.index + word[0].length);
			if (!crosses(range.getBoundingClientRect())) continue;
			cut.push([text, word.index]);
			break;
		}
	}
	for (const [text, start] of cut) {
		const veil = document.createElement('span');
		veil.style.cssText = 'visibility:hidden!important';
		range.setStart(text, start);
		range.setEnd(text, text.length);
		range.surroundContents(veil);
	}
}

/**
 * Where to scroll so that the target stands at the top, below a header that stays there ('oben' =
 * start of the page, a number = so many px down); undefined where there is none. `bare`: there is no header.
 */
export function scrollTarget(target: string | number, bare = false): number | undefined {
	if (target === 'oben') return 0;
	if (typeof target === 'number') return target;
	const element = document.querySelector(target);
	if (!element) return undefined;
	const before = window.scrollY;
	if (bare) return Math.max(0, Math.round(before + element.getBoundingClientRect().top));
	element.scrollIntoView({ block: 'start', behavior: 'instant' });
	const over = document
		.elementsFromPoint(window.innerWidth / 2, 1)
		.map((one) => one.closest('header, nav, [class*="nav" i], [class*="header" i]'))
		.find(
			(one) => one && !one.contains(element) && /fixed|sticky/.test(getComputedStyle(one).position),
		);
	const hidden = (over?.getBoundingClientRect().bottom ?? 0) - element.getBoundingClientRect().top;
	const found = window.scrollY - (over && hidden > 0 && hidden < 200 ? hidden : 0);
	window.scrollTo({ top: before, behavior: 'instant' });
	return Math.max(0, Math.round(found));
}

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

/** Takes what stays in the window while the page moves out of the picture of one section, but not its ground. */
export function hideSticky(): void {
	for (const element of document.querySelectorAll<HTMLElement>('body *')) {
		const { position } = getComputedStyle(element);
		const { top, width, height } = element.getBoundingClientRect();
		const isGround = width * height > 0.5 * window.innerWidth * window.innerHeight;
		if (!isGround && (position === 'fixed' || (position === 'sticky' && top < 1)))
			element.style.cssText += ';visibility:hidden!important;transition:none!important';
	}
}
