/**
 * These functions run inside the photographed page (sent as source text, so they may use nothing
 * from outside themselves). They live in a world of their own there: the page's scripts see a
 * stopped clock, these see the real one.
 */

type Pointer = { x: number; y: number; deckkraft: number; druck: number };
export type PageFrame = { scrollY: number; zeiger: Pointer; zeit: number; filmDuration: number };

/** Loads what is lazy, waits for fonts and pictures, jumps past every entrance animation. */
export async function settle(): Promise<void> {
	const frame = () =>
		new Promise<void>((ready) => requestAnimationFrame(() => requestAnimationFrame(() => ready())));
	const stil = document.createElement('style');
	stil.textContent =
		'html{scroll-behavior:auto!important}*{caret-color:transparent!important}::-webkit-scrollbar{display:none}';
	document.documentElement.append(stil);
	for (const bild of document.images) bild.loading = 'eager';
	await Promise.all([...document.images].map((bild) => bild.decode().catch(() => undefined)));
	await document.fonts.ready;
	for (let runde = 0; runde < 2; runde++) {
		await frame();
		for (const bewegung of document.getAnimations()) {
			if (bewegung.timeline !== document.timeline) continue;
			if (bewegung.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) {
				bewegung.pause();
				bewegung.currentTime = 0;
			} else bewegung.finish();
		}
	}
	await frame();
}

/** Where to scroll so that the target stands at the top ('oben' = start of the page), or undefined. */
export function scrollTarget(ziel: string): number | undefined {
	if (ziel === 'oben') return 0;
	const element = document.querySelector(ziel);
	if (!element) return undefined;
	const vorher = window.scrollY;
	element.scrollIntoView({ block: 'start', behavior: 'instant' });
	const gefunden = window.scrollY;
	window.scrollTo({ top: vorher, behavior: 'instant' });
	return Math.round(gefunden);
}

/** What the pointer would aim at: box in page coordinates, kind of field, position of its value. */
export function pointTarget(
	ziel: string,
	wert: string | undefined,
):
	| { x: number; y: number; width: number; height: number; art: string; von: number; bis: number }
	| undefined {
	let element = document.querySelector<HTMLElement>(ziel);
	if (element && wert !== undefined) {
		const wahl = [...element.querySelectorAll<HTMLInputElement>('input')].find(
			(feld) => feld.value === wert,
		);
		if (wahl) element = wahl;
	}
	if (!element) return undefined;
	const feld = element instanceof HTMLInputElement ? element : undefined;
	const art = element instanceof HTMLSelectElement ? 'select' : (feld?.type ?? 'anderes');
	let box = element.getBoundingClientRect();
	const etikett = feld?.labels?.[0];
	if (etikett && (art === 'radio' || art === 'checkbox')) box = etikett.getBoundingClientRect();
	const min = Number(feld?.min || 0);
	const spanne = Number(feld?.max || 100) - min || 1;
	return {
		x: box.x + window.scrollX,
		y: box.y + window.scrollY,
		width: box.width,
		height: box.height,
		art,
		von: (Number(feld?.value ?? 0) - min) / spanne,
		bis: (Number(wert ?? 0) - min) / spanne,
	};
}

/** Sets a field as a visitor would; `anteil` 0–1 for sliders and text that fill up gradually. */
export function setValue(ziel: string, wert: string, anteil: number, von: number): void {
	const feld = document.querySelector<HTMLInputElement | HTMLSelectElement>(ziel);
	if (!feld) return;
	let neu = wert;
	if (feld instanceof HTMLInputElement && feld.type === 'range') {
		const min = Number(feld.min || 0);
		const start = min + von * (Number(feld.max || 100) - min);
		neu = String(start + (Number(wert) - start) * anteil);
	} else if (feld instanceof HTMLInputElement) {
		neu = wert.slice(0, Math.ceil(wert.length * anteil));
	}
	if (feld.value === neu) return;
	feld.value = neu;
	feld.dispatchEvent(new Event('input', { bubbles: true }));
	feld.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Puts the page into the state of one film frame and waits until it is painted. */
export async function showFrame(bild: PageFrame): Promise<void> {
	const welt = globalThis as unknown as {
		bewegungen?: Map<Animation, number>;
		zeiger?: HTMLElement;
	};
	welt.bewegungen ??= new Map();
	const bewegungen = welt.bewegungen;
	window.scrollTo({ top: bild.scrollY, behavior: 'instant' });

	if (!welt.zeiger) {
		const wirt = document.createElement('div');
		wirt.style.cssText =
			'all:initial;position:fixed;left:0;top:0;width:0;height:0;z-index:2147483647;pointer-events:none';
		const root = wirt.attachShadow({ mode: 'closed' });
		root.innerHTML = `<div style="position:absolute;will-change:transform">
			<span style="position:absolute;left:-22px;top:-22px;width:44px;height:44px;border-radius:50%;background:rgb(20 24 40/.22);border:2px solid rgb(255 255 255/.55);box-sizing:border-box"></span>
			<svg width="30" height="34" viewBox="0 0 30 34" style="position:absolute;left:-4px;top:-3px;overflow:visible;filter:drop-shadow(0 2px 3px rgb(0 0 0/.35))">
			<path d="M4 3v22.5l5.6-5 4 9.3 4.6-2-4-9.1h7.6z" fill="#14182a" stroke="#fff" stroke-width="1.8" stroke-linejoin="round"/></svg></div>`;
		document.documentElement.append(wirt);
		welt.zeiger = root.firstElementChild as HTMLElement;
	}
	const { x, y, deckkraft, druck } = bild.zeiger;
	welt.zeiger.style.transform = `translate(${x}px,${y}px)`;
	welt.zeiger.style.opacity = String(deckkraft);
	const welle = welt.zeiger.firstElementChild as HTMLElement;
	welle.style.opacity = String(druck > 0 ? 1 - druck : 0);
	welle.style.transform = `scale(${0.3 + druck * 0.9})`;

	const advance = () => {
		for (const bewegung of document.getAnimations()) {
			if (bewegung.timeline !== document.timeline || bewegung.playState === 'finished') continue;
			const zeit = bewegung.effect?.getComputedTiming();
			if (!zeit) continue;
			if (!bewegungen.has(bewegung)) {
				bewegungen.set(bewegung, bild.zeit);
				bewegung.pause();
			}
			if (zeit.endTime === Number.POSITIVE_INFINITY) {
				// Endless animations run a whole number of rounds per film, or the loop would show a jump.
				const runde =
					Number(zeit.duration) * (zeit.direction?.startsWith('alternate') ? 2 : 1) || 1;
				const runden = Math.round((bild.filmDuration * 1000) / runde);
				bewegung.currentTime =
					Math.max(0, zeit.delay ?? 0) + (bild.zeit / bild.filmDuration) * runden * runde;
				continue;
			}
			const gelaufen = (bild.zeit - (bewegungen.get(bewegung) ?? 0)) * 1000;
			if (gelaufen >= Number(zeit.endTime)) bewegung.finish();
			else bewegung.currentTime = gelaufen;
		}
	};
	advance();
	await new Promise<void>((ready) =>
		requestAnimationFrame(() => requestAnimationFrame(() => ready())),
	);
	advance();
}
