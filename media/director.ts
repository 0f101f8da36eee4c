import type { Step } from './drehbuch.ts';
import { ease, type FilmFrame } from './film-plan.ts';
import { type PageFrame, pointTarget, scrollTarget, setValue } from './in-page.ts';
import type { OpenPage } from './open-page.ts';
import { clickable, missing } from './perform.ts';

type Point = { x: number; y: number };
type Ziel = NonNullable<Awaited<ReturnType<typeof pointTarget>>>;
type PointStep = Exclude<Step, { warte: number } | { scroll: string }>;

/** Within a step with the pointer: it arrives here … */
const ankunft = 0.5;
/** … and acts here. */
const tat = 0.58;
const abseits: Point = { x: -40, y: -40 };
const blendePunkte = 0.12;

/** Turns steps into the state of each frame: scroll position, pointer, and what the pointer does. */
export class Director {
	#offen: OpenPage;
	#schritte: Step[];
	#aktuell: number | undefined = undefined;
	#scroll = { von: 0, nach: 0, jetzt: 0 };
	#zeiger = { von: abseits, nach: abseits, jetzt: abseits, deckkraft: 0 };
	#ziel: Ziel | undefined;
	#getan = false;

	constructor(offen: OpenPage, schritte: Step[]) {
		this.#offen = offen;
		this.#schritte = schritte;
	}

	/** Advances by one frame, clicks and moves included. */
	async step(bild: FilmFrame): Promise<Pick<PageFrame, 'scrollY' | 'zeiger'>> {
		const schritt = bild.schritt === undefined ? undefined : this.#schritte[bild.schritt];
		if (schritt && bild.schritt !== this.#aktuell) await this.#begin(schritt, bild.schritt ?? 0);
		this.#aktuell = bild.schritt;

		const zeigt = schritt !== undefined && pointsAt(schritt);
		const haelt = zeigt || (schritt !== undefined && 'warte' in schritt);
		this.#fade(zeigt || (haelt && this.#zeiger.deckkraft > 0));
		const scrollAnteil = zeigt ? bild.anteil / ankunft : bild.anteil;
		if (zeigt || (schritt && 'scroll' in schritt)) {
			const { von, nach } = this.#scroll;
			this.#scroll.jetzt = Math.round(von + (nach - von) * ease(scrollAnteil));
		}
		if (zeigt) await this.#point(schritt, bild.anteil);
		await this.#moveMouse();
		return {
			scrollY: this.#scroll.jetzt,
			zeiger: {
				...this.#zeiger.jetzt,
				deckkraft: ease(this.#zeiger.deckkraft),
				druck: zeigt && this.#presses(schritt) ? press(bild.anteil) : 0,
			},
		};
	}

	async #begin(schritt: Step, nummer: number): Promise<void> {
		this.#getan = false;
		this.#ziel = undefined;
		this.#scroll.von = this.#scroll.jetzt;
		if ('warte' in schritt) return;
		const wofuer = `Film, Step ${nummer + 1}`;
		if ('scroll' in schritt) {
			const y = await this.#offen.inPage(scrollTarget, schritt.scroll);
			if (y === undefined) throw missing(schritt.scroll, wofuer);
			this.#scroll.nach = y;
			return;
		}
		const wert = 'wahl' in schritt ? schritt.wert : undefined;
		const ziel = await this.#offen.inPage(pointTarget, selectorOf(schritt), wert);
		if (!ziel) throw missing(selectorOf(schritt), wofuer);
		this.#ziel = ziel;
		this.#scroll.nach = this.#scrollTo(ziel);
		this.#aim({ x: pointX(ziel, ziel.von), y: ziel.y + ziel.height * 0.55 - this.#scroll.nach });
	}

	/** Leaves the page where it is when the target is in view, else brings it to the middle. */
	#scrollTo(ziel: Ziel): number {
		const hoehe = this.#offen.page.viewportSize()?.height ?? 0;
		const oben = ziel.y - this.#scroll.jetzt;
		if (oben > 90 && oben + ziel.height < hoehe - 40) return this.#scroll.jetzt;
		return Math.max(0, Math.round(ziel.y + ziel.height / 2 - hoehe / 2));
	}

	#aim(nach: Point): void {
		const sichtbar = this.#zeiger.deckkraft > 0;
		const breite = this.#offen.page.viewportSize()?.width ?? 0;
		const herkunft = { x: Math.min(nach.x + 170, breite - 30), y: nach.y + 120 };
		this.#zeiger.von = sichtbar ? this.#zeiger.jetzt : herkunft;
		this.#zeiger.nach = nach;
	}

	async #point(schritt: PointStep, anteil: number): Promise<void> {
		const { von, nach } = this.#zeiger;
		const weg = ease(anteil / ankunft);
		this.#zeiger.jetzt = {
			x: Math.round(von.x + (nach.x - von.x) * weg),
			y: Math.round(von.y + (nach.y - von.y) * weg),
		};
		if (anteil < tat || !this.#ziel || 'hover' in schritt) return;
		if ('wahl' in schritt && !clickable.has(this.#ziel.art)) {
			const fort = ease((anteil - tat) / (0.95 - tat));
			await this.#offen.inPage(setValue, schritt.wahl, schritt.wert, fort, this.#ziel.von);
			if (this.#ziel.art === 'range') {
				const stand = this.#ziel.von + (this.#ziel.bis - this.#ziel.von) * fort;
				this.#zeiger.jetzt = { ...this.#zeiger.jetzt, x: Math.round(pointX(this.#ziel, stand)) };
			}
			return;
		}
		if (this.#getan) return;
		this.#getan = true;
		await this.#moveMouse();
		await this.#offen.page.mouse.down();
		await this.#offen.page.mouse.up();
	}

	#presses(schritt: PointStep): boolean {
		return !('hover' in schritt) && this.#ziel?.art !== 'range';
	}

	#fade(sichtbar: boolean): void {
		const { deckkraft } = this.#zeiger;
		this.#zeiger.deckkraft = sichtbar
			? Math.min(1, deckkraft + blendePunkte)
			: Math.max(0, deckkraft - blendePunkte);
		if (this.#zeiger.deckkraft === 0) this.#zeiger.jetzt = abseits;
	}

	async #moveMouse(): Promise<void> {
		const { x, y } = this.#zeiger.deckkraft > 0.3 ? this.#zeiger.jetzt : abseits;
		await this.#offen.page.mouse.move(x, y);
	}
}

function pointsAt(schritt: Step): schritt is PointStep {
	return !('warte' in schritt) && !('scroll' in schritt);
}

function selectorOf(schritt: PointStep): string {
	if ('hover' in schritt) return schritt.hover;
	return 'klick' in schritt ? schritt.klick : schritt.wahl;
}

/** On a slider the pointer takes the thumb, elsewhere the middle. */
function pointX(ziel: Ziel, stand: number): number {
	if (ziel.art !== 'range') return ziel.x + ziel.width / 2;
	const griff = 16;
	return ziel.x + griff / 2 + (ziel.width - griff) * stand;
}

function press(anteil: number): number {
	const t = (anteil - tat) / (1 - tat);
	return t > 0 && t < 1 ? t : 0;
}
