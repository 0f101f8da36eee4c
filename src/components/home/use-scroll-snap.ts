import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { easeOut, slideAfterDrag, stopAt } from '../../lib/row-of-slides.ts';
import { followPress } from '../ui/follow-press.ts';

const SLIDE_MS = 300;

/** The first slide in sight, from 0, and how many are in sight. */
type Sight = { first: number; inSight: number };

type ScrollSnap = {
	row: React.RefObject<HTMLDivElement | null>;
	/** Undefined on the server, which does not know how many are in sight. */
	sight: Sight | undefined;
	/** The row is moved by the script, or dragged: it must not snap. */
	isMoving: boolean;
	/** Goes so many slides on, or back if negative, but not past the ends; returns the first one in sight there. */
	goBySlides(slides: number): number;
	/** Follows a mouse; fingers scroll the row without a script. */
	startDrag(event: React.PointerEvent): void;
	/** The click that ends a drag opens no link. */
	stopClickAfterDrag(event: React.MouseEvent): void;
};

/** Moves a row of list items; the browser scrolls and snaps it. */
export function useScrollSnap(slideCount: number): ScrollSnap {
	const row = useRef<HTMLDivElement>(null);
	const [sight, setSight] = useState<Sight>();
	const [isMoving, setIsMoving] = useState(false);
	/** The slide that the row is on its way to. */
	const destination = useRef<number>(undefined);
	const frame = useRef(0);
	const wasDragged = useRef(false);

	useEffect(() => {
		const box = row.current;
		if (!box) return;
		const updateSight = () => {
			const now = sightOf(box);
			setSight((last) => {
				return now.first === last?.first && now.inSight === last.inSight ? last : now;
			});
		};
		const observer = new ResizeObserver(updateSight);
		observer.observe(box);
		box.addEventListener('scroll', updateSight, { passive: true });
		return () => {
			observer.disconnect();
			box.removeEventListener('scroll', updateSight);
			cancelAnimationFrame(frame.current);
		};
	}, []);

	const go = (slide: number): number => {
		const box = row.current;
		if (!box) return 0;
		const from = box.scrollLeft;
		const to = stopAt(slide, { slides: slideCount, inSight: sightOf(box).inSight });
		destination.current = to;
		const distance = to * stepOf(box) - from;
		const startedAt = performance.now();
		const atOnce = matchMedia('(prefers-reduced-motion: reduce)').matches;
		const move = (now: number) => {
			const share = atOnce ? 1 : (now - startedAt) / SLIDE_MS;
			box.scrollLeft = from + distance * easeOut(share);
			if (share < 1) {
				frame.current = requestAnimationFrame(move);
			} else {
				destination.current = undefined;
				setIsMoving(false);
			}
		};
		cancelAnimationFrame(frame.current);
		setIsMoving(true);
		frame.current = requestAnimationFrame(move);
		return to;
	};

	const startDrag = ({ pointerType, button, target, nativeEvent }: React.PointerEvent) => {
		const box = row.current;
		wasDragged.current = false;
		if (!(target instanceof Node) || !box?.contains(target)) return;
		if (pointerType !== 'mouse' || button !== 0) return;
		let from = 0;
		const startMoving = () => {
			wasDragged.current = true;
			cancelAnimationFrame(frame.current);
			destination.current = undefined;
			// Not where it was at the press: an arrow may have moved it since.
			from = box.scrollLeft;
			// At once: a row that still snaps would undo the first moves.
			flushSync(() => setIsMoving(true));
		};
		followPress(nativeEvent, {
			onDrag: ({ clientX }) => {
				if (!wasDragged.current) startMoving();
				box.scrollLeft = from - clientX + nativeEvent.clientX;
			},
			onDrop: () => {
				const step = stepOf(box);
				go(slideAfterDrag(from / step, box.scrollLeft / step));
			},
		});
	};

	return {
		row,
		sight,
		isMoving,
		goBySlides: (slides) => go((destination.current ?? sight?.first ?? 0) + slides),
		startDrag,
		// A click by key has detail 0.
		stopClickAfterDrag: (event) => {
			if (wasDragged.current && event.detail > 0) event.preventDefault();
		},
	};
}

/** What is in sight now: the state may be a moment behind. */
function sightOf(box: HTMLElement): Sight {
	const step = stepOf(box);
	return {
		first: Math.round(box.scrollLeft / step),
		inSight: Math.max(1, Math.round(box.clientWidth / Math.abs(step))),
	};
}

/** From one slide to the next; negative where a page is read from right to left, as `scrollLeft` is there. */
function stepOf(box: HTMLElement): number {
	const [first, second] = box.querySelectorAll('li');
	if (!first || !second) return box.clientWidth;
	return second.getBoundingClientRect().left - first.getBoundingClientRect().left;
}
