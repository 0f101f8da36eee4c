import { type RefObject, useCallback, useRef, useState } from 'react';
import { followPress } from '../ui/follow-press.ts';
import { useBrowserValue } from '../ui/use-browser-value.ts';

/** A line that is let go this near to its place of rest settles there; in CSS pixels. */
const SETTLE_PX = 16;

/**
 * How the line gets to its place. It waits at the right edge and runs in from there, once the pictures are there;
 * crosses from there to another picture; or rests. Where the visitor moves it, it glides to a click, a key's step or
 * its place of rest, and follows a drag at once.
 */
type Motion = 'waits' | 'runsIn' | 'crosses' | 'rests' | 'glides' | 'follows';

export type SectionLine = {
	/** The element on which the parent says where the line rests. */
	rest: RefObject<HTMLDivElement | null>;
	/** Where the line rests, in percent of the width; undefined on the server, which does not know. */
	restPercent: number | undefined;
	/** The element on which SectionLine.module.css moves the line, and says how fast. */
	box: RefObject<HTMLDivElement | null>;
	/** Where the visitor has moved the line, in percent; undefined while it rests, and again once it has settled or crossed. */
	movedTo: number | undefined;
	motion: Motion;
	/** Ends the waiting. */
	runIn: () => void;
	/** Comes from the right edge to its place of rest. */
	cross: () => void;
	/** Moves the line to a place in percent, or without one back to its place of rest. */
	glideTo: (percent?: number) => void;
	startPress: (event: React.PointerEvent) => void;
	onAnimationEnd: (event: React.AnimationEvent) => void;
};

/** The state of a section line: SectionLine shows it, LineHandle hands it what the visitor presses and types. */
export function useSectionLine(initial: 'waits' | 'rests'): SectionLine {
	const rest = useRef<HTMLDivElement>(null);
	const box = useRef<HTMLDivElement>(null);
	const restPercent = useRestPercent(rest);
	const [movedTo, setMovedTo] = useState<number>();
	const [motion, setMotion] = useState<Motion>(initial);
	const moveTo = (percent: number | undefined, how: Motion) => {
		setMovedTo(percent);
		setMotion(how);
	};
	return {
		rest,
		box,
		restPercent,
		movedTo,
		motion,
		// It may have run in by itself meanwhile, or the visitor has moved it.
		runIn: () => {
			const next = isWaiting(box.current) ? 'runsIn' : 'rests';
			setMotion((now) => (now === 'waits' ? next : now));
		},
		cross: () => {
			// A line that is on its way begins anew: the stylesheet's animation goes on by itself.
			for (const animation of box.current?.getAnimations() ?? []) animation.currentTime = 0;
			moveTo(undefined, 'crosses');
		},
		glideTo: (percent) => moveTo(percent, 'glides'),
		startPress: (event) => {
			const bounds = rest.current?.getBoundingClientRect();
			if (!event.isPrimary || !bounds) return;
			const percentAt = (clientX: number) => percentIn(bounds, clientX);
			followPress(event.nativeEvent, {
				onClick: ({ clientX }) => moveTo(percentAt(clientX), 'glides'),
				onDrag: ({ clientX }) => moveTo(percentAt(clientX), 'follows'),
				onDrop: ({ clientX }) => {
					const fromRest = clientX - bounds.left - restPx(rest.current);
					if (Math.abs(fromRest) <= SETTLE_PX) moveTo(undefined, 'glides');
				},
			});
		},
		onAnimationEnd: ({ target, currentTarget }) => {
			if (target === currentTarget) setMotion('rests');
		},
	};
}

/** Where the line rests, in percent of the width, at every width of the page. */
function useRestPercent(rest: RefObject<HTMLDivElement | null>): number | undefined {
	const subscribe = useCallback(
		(notify: () => void) => {
			if (!rest.current) return () => {};
			const observer = new ResizeObserver(notify);
			observer.observe(rest.current);
			return () => observer.disconnect();
		},
		[rest],
	);
	const read = () =>
		rest.current
			? Math.round((1000 * restPx(rest.current)) / rest.current.clientWidth) / 10
			: undefined;
	return useBrowserValue(read, undefined, subscribe);
}

/** Where the line rests, in CSS pixels from the left edge, as the parent's stylesheet has worked it out. */
function restPx(rest: HTMLElement | null): number {
	return rest ? Number.parseFloat(getComputedStyle(rest).getPropertyValue('--line-x')) : 0;
}

/** Whether the stylesheet still keeps the line at the right edge: not where the visitor wants no motion. */
function isWaiting(box: HTMLElement | null): boolean {
	return (box?.getAnimations() ?? []).length > 0;
}

/** Where a pointer is between the left and the right edge of bounds, from 0 to 100; never beyond. */
function percentIn(bounds: DOMRect, clientX: number): number {
	return Math.min(100, Math.max(0, (100 * (clientX - bounds.left)) / bounds.width));
}
