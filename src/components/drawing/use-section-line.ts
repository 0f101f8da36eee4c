import { type RefObject, useRef, useState } from 'react';
import { followPress } from '../../lib/follow-press.ts';

/** A line that is let go this near to its place of rest settles there; in CSS pixels. */
const SETTLE_PX = 16;

/**
 * How the line gets to its place. It runs in from the right edge, or rests; where the visitor moves it, it
 * glides to a click, a key's step or its place of rest, and follows a drag at once.
 */
type Motion = 'runsIn' | 'rests' | 'glides' | 'follows';

export type SectionLine = {
	/** The box that the line cuts. */
	cut: RefObject<HTMLDivElement | null>;
	/** Where the visitor has moved the line, in percent of the width; undefined while it rests. */
	percent: number | undefined;
	motion: Motion;
	/** Moves the line to a place in percent, or without one back to its place of rest. */
	glideTo: (percent?: number) => void;
	startPress: (event: React.PointerEvent) => void;
};

/** The state of a section line, which runs in or rests when the page is shown. For SectionCut. */
export function useSectionLine(initial: 'runsIn' | 'rests'): SectionLine {
	const cut = useRef<HTMLDivElement>(null);
	const [percent, setPercent] = useState<number>();
	const [motion, setMotion] = useState<Motion>(initial);
	const glideTo = (to?: number) => {
		setPercent(to);
		setMotion('glides');
	};
	const startPress = (event: React.PointerEvent) => {
		if (!event.isPrimary || event.button !== 0) return;
		const box = event.currentTarget.getBoundingClientRect();
		followPress(event.nativeEvent, {
			onClick: ({ clientX }) => glideTo(percentAt(clientX, box)),
			onDrag: ({ clientX }) => {
				setPercent(percentAt(clientX, box));
				setMotion('follows');
			},
			onDrop: ({ clientX }) => {
				const rest = box.left + (box.width * (restPercentOf(cut.current) ?? 0)) / 100;
				if (Math.abs(clientX - rest) <= SETTLE_PX) glideTo();
			},
		});
	};
	return { cut, percent, motion, glideTo, startPress };
}

/** Where a pointer is between the left and the right edge of a box, from 0 to 100; never beyond. */
function percentAt(clientX: number, box: DOMRect): number {
	return Math.min(100, Math.max(0, (100 * (clientX - box.left)) / box.width));
}

/** The place of rest that the stylesheet has worked out, in percent (SectionCut.module.css). */
export function restPercentOf(cut: HTMLElement | null): number | undefined {
	return cut ? Number(getComputedStyle(cut).getPropertyValue('--line-rest')) : undefined;
}
