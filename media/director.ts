import { type PageFrame, pointTarget, setValue } from './act-in-page.ts';
import type { Step } from './drehbuch.ts';
import { ease, type FilmFrame } from './film-plan.ts';
import { scrollTarget } from './in-page.ts';
import type { OpenPage } from './open-page.ts';
import { click, clickable, missing } from './perform.ts';

type Point = { x: number; y: number };
type Target = NonNullable<Awaited<ReturnType<typeof pointTarget>>>;
type PointStep = Extract<Step, { hover: string } | { klick: string } | { wahl: string }>;

/** Within a step with the pointer: it arrives here … */
const arrival = 0.5;
/** … and acts here. */
const deed = 0.58;
const aside: Point = { x: -40, y: -40 };
const fadeStep = 0.12;

/** Turns steps into the state of each frame: scroll position, pointer, and what the pointer does. */
export class Director {
	#open: OpenPage;
	#steps: Step[];
	#current: number | undefined = undefined;
	#scroll = { from: 0, to: 0, now: 0 };
	#pointer = { from: aside, to: aside, now: aside, opacity: 0 };
	#target: Target | undefined;
	#done = false;

	constructor(open: OpenPage, steps: Step[]) {
		this.#open = open;
		this.#steps = steps;
	}

	/** Advances by one frame, clicks and moves included. */
	async step(frame: FilmFrame): Promise<Pick<PageFrame, 'scrollY' | 'pointer'>> {
		const step = frame.step === undefined ? undefined : this.#steps[frame.step];
		if (step && frame.step !== this.#current) await this.#begin(step, frame.step ?? 0);
		this.#current = frame.step;

		const points = step !== undefined && pointsAt(step);
		const holds = points || (step !== undefined && 'warte' in step);
		this.#fade(points || (holds && this.#pointer.opacity > 0));
		const scrollShare = points ? frame.share / arrival : frame.share;
		if (points || (step && 'scroll' in step)) {
			const { from, to } = this.#scroll;
			this.#scroll.now = Math.round(from + (to - from) * ease(scrollShare));
		}
		if (points) await this.#point(step, frame.share);
		await this.#moveMouse();
		return {
			scrollY: this.#scroll.now,
			pointer: {
				...this.#pointer.now,
				opacity: ease(this.#pointer.opacity),
				press: points && this.#presses(step) ? press(frame.share) : 0,
			},
		};
	}

	async #begin(step: Step, number: number): Promise<void> {
		this.#done = false;
		this.#target = undefined;
		this.#scroll.from = this.#scroll.now;
		if ('warte' in step) return;
		if ('taste' in step) return this.#open.page.keyboard.press(step.taste);
		const what = `Film, Schritt ${number + 1}`;
		if ('scroll' in step) {
			const y = await this.#open.inPage(scrollTarget, step.scroll, false);
			if (y === undefined) throw missing(step.scroll, what);
			this.#scroll.to = y;
			return;
		}
		const value = 'wahl' in step ? step.wert : undefined;
		const target = await this.#open.inPage(pointTarget, selectorOf(step), value);
		if (!target) throw missing(selectorOf(step), what);
		this.#target = target;
		this.#scroll.to = this.#scrollTo(target);
		const y = target.y + target.height * 0.55 - (target.fixed ? 0 : this.#scroll.to);
		this.#aim({ x: pointX(target, target.from), y });
	}

	/** Leaves the page where it is when the target is in view, else brings it to the middle. */
	#scrollTo(target: Target): number {
		const height = this.#open.page.viewportSize()?.height ?? 0;
		if (target.fixed) return this.#scroll.now;
		const above = target.y - this.#scroll.now;
		if (above > 90 && above + target.height < height - 40) return this.#scroll.now;
		return Math.max(0, Math.round(target.y + target.height / 2 - height / 2));
	}

	#aim(to: Point): void {
		const visible = this.#pointer.opacity > 0;
		const width = this.#open.page.viewportSize()?.width ?? 0;
		const origin = { x: Math.min(to.x + 170, width - 30), y: to.y + 120 };
		this.#pointer.from = visible ? this.#pointer.now : origin;
		this.#pointer.to = to;
	}

	async #point(step: PointStep, share: number): Promise<void> {
		const { from, to } = this.#pointer;
		const way = ease(share / arrival);
		this.#pointer.now = {
			x: Math.round(from.x + (to.x - from.x) * way),
			y: Math.round(from.y + (to.y - from.y) * way),
		};
		if (share < deed || !this.#target || 'hover' in step) return;
		if ('wahl' in step && !clickable.has(this.#target.kind)) {
			const onward = ease((share - deed) / (0.95 - deed));
			await this.#open.inPage(setValue, step.wahl, step.wert, onward, this.#target.from);
			if (this.#target.kind === 'range') {
				const state = this.#target.from + (this.#target.to - this.#target.from) * onward;
				this.#pointer.now = { ...this.#pointer.now, x: Math.round(pointX(this.#target, state)) };
			}
			return;
		}
		if (this.#done) return;
		this.#done = true;
		await this.#moveMouse();
		const { x, y } = this.#pointer.now;
		await click(this.#open, selectorOf(step), x, y, `Film, Schritt ${(this.#current ?? 0) + 1}`);
	}

	#presses(step: PointStep): boolean {
		return !('hover' in step) && this.#target?.kind !== 'range';
	}

	#fade(visible: boolean): void {
		const { opacity } = this.#pointer;
		this.#pointer.opacity = visible
			? Math.min(1, opacity + fadeStep)
			: Math.max(0, opacity - fadeStep);
		if (this.#pointer.opacity === 0) this.#pointer.now = aside;
	}

	async #moveMouse(): Promise<void> {
		const { x, y } = this.#pointer.opacity > 0.3 ? this.#pointer.now : aside;
		await this.#open.page.mouse.move(x, y);
	}
}

function pointsAt(step: Step): step is PointStep {
	return 'hover' in step || 'klick' in step || 'wahl' in step;
}

function selectorOf(step: PointStep): string {
	if ('hover' in step) return step.hover;
	return 'klick' in step ? step.klick : step.wahl;
}

/** On a slider the pointer takes the thumb, elsewhere the middle. */
function pointX(target: Target, state: number): number {
	if (target.kind !== 'range') return target.x + target.width / 2;
	const thumb = 16;
	return target.x + thumb / 2 + (target.width - thumb) * state;
}

function press(share: number): number {
	const t = (share - deed) / (1 - deed);
	return t > 0 && t < 1 ? t : 0;
}
