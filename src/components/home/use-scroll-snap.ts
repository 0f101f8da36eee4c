import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { followPress } from '../../lib/follow-press.ts';
import { easeOut, slideAfterDrag, stopAt } from '../../lib/slides.ts';

const SLIDE_MS = 300;

type ScrollSnap = {
	row: React.RefObject<HTMLDivElement | null>;
	/** The first slide in sight, from 0, and how many are in sight. */
	first: number;
	inSight: number;
	/** The row is moved by the script, or dragged: it must not snap. */
	isMoving: boolean;
	goBy(slides: number): void;
	/** Follows a mouse; fingers scroll the row without a script. */
	startDrag(event: React.PointerEvent): void;
	/** The click that ends a drag opens no link. */
	stopClickAfterDrag(event: React.MouseEvent): void;
};

/** Moves a row of list items; the browser scrolls and snaps it. */
export function useScrollSnap(slideCount: number): ScrollSnap {
	const row = useRef<HTMLDivElement>(null);
	const [{ first, inSight }, setSight] = useState({ first: 0, inSight: 1 });
	const [isMoving, setIsMoving] = useState(false);
	/** The slide that the row is on its way to. */
	const destination = useRef<number>(undefined);
	const frame = useRef(0);
	const wasDragged = useRef(false);

	useEffect(() => {
		const box = row.current;
		if (!box) return;
		const updateSight = () => {
			const sight = sightOf(box);
			setSight((last) => {
				return sight.first === last.first && sight.inSight === last.inSight ? last : sight;
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

	const go = (slide: number) => {
		const box = row.current;
		if (!box) return;
		const from = box.scrollLeft;
		destination.current = stopAt(slide, { slides: slideCount, inSight: sightOf(box).inSight });
		const distance = destination.current * stepOf(box) - from;
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
	};

	const startDrag = ({ pointerType, button, target, nativeEvent }: React.PointerEvent) => {
		const box = row.current;
		wasDragged.current = false;
		if (!(target instanceof Node) || !box?.contains(target)) return;
		if (pointerType !== 'mouse' || button !== 0) return;
		const from = box.scrollLeft;
		const startMoving = () => {
			wasDragged.current = true;
			cancelAnimationFrame(frame.current);
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
		first,
		inSight,
		isMoving,
		goBy: (by) => go((destination.current ?? first) + by),
		startDrag,
		// A click by key has detail 0.
		stopClickAfterDrag: (event) => {
			if (wasDragged.current && event.detail > 0) event.preventDefault();
		},
	};
}

/** What is in sight now: the state may be a moment behind. */
function sightOf(box: HTMLElement): { first: number; inSight: number } {
	const step = stepOf(box);
	return {
		first: Math.round(box.scrollLeft / step),
		inSight: Math.max(1, Math.round(box.clientWidth / step)),
	};
}

function stepOf(box: HTMLElement): number {
	const [first, second] = [...box.querySelectorAll('li')].map((slide) =>
		slide.getBoundingClientRect(),
	);
	return first && second ? second.left - first.left : box.clientWidth;
}
