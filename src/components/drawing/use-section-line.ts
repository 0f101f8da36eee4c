import { useEffect, useRef, useState } from 'react';
import { followPress } from '../../lib/follow-press.ts';

/**
 * How the line gets to its place. It runs in from the right edge, or rests; where the visitor moves it, it
 * glides to a click, and follows a drag at once.
 */
type Motion = 'runsIn' | 'rests' | 'glides' | 'follows';

type SectionLine = {
	root: React.RefObject<HTMLDivElement | null>;
	/** Where the visitor moved the line; undefined while it rests. */
	percent: number | undefined;
	motion: Motion;
	/** The script runs, so the line can be moved. */
	isHydrated: boolean;
	glideTo(percent: number): void;
	startPress(event: React.PointerEvent): void;
};

export function useSectionLine(runsIn: boolean): SectionLine {
	const root = useRef<HTMLDivElement>(null);
	const [percent, setPercent] = useState<number>();
	const [motion, setMotion] = useState<Motion>(runsIn ? 'runsIn' : 'rests');
	const [isHydrated, setIsHydrated] = useState(false);
	const move = (to: number, how: Motion) => {
		setPercent(to);
		setMotion(how);
	};

	useEffect(() => setIsHydrated(true), []);

	useEffect(() => {
		const cut = root.current;
		if (!cut || !runsIn) return;
		picturesIn(cut).then(() => {
			for (const animation of cut.getAnimations()) endWait(animation);
		});
	}, [runsIn]);

	const startPress = ({ isPrimary, button, nativeEvent }: React.PointerEvent) => {
		const box = root.current?.getBoundingClientRect();
		if (!box || !isPrimary || button !== 0) return;
		followPress(nativeEvent, {
			onDrag: ({ clientX }) => move(percentAt(clientX, box), 'follows'),
			onClick: ({ clientX }) => move(percentAt(clientX, box), 'glides'),
		});
	};

	return { root, percent, motion, isHydrated, glideTo: (to) => move(to, 'glides'), startPress };
}

/** Skips what is left of an animation's delay. */
function endWait(animation: Animation): void {
	const { delay } = animation.effect?.getComputedTiming() ?? {};
	animation.currentTime = Math.max(Number(delay), Number(animation.currentTime));
}

/** Resolves when the pictures that are shown can be painted or have failed. */
function picturesIn(cut: HTMLElement): Promise<unknown> {
	const pictures = [...cut.querySelectorAll('img')].filter((picture) => picture.checkVisibility());
	return Promise.allSettled(
		pictures.map((picture) => {
			// Browsers never load a lazy picture that the line clips completely.
			picture.loading = 'eager';
			return picture.decode();
		}),
	);
}

/**
 * Where a pointer is between the left and the right edge of a box, from 0 to 100; beyond an edge it counts as
 * on it.
 */
function percentAt(clientX: number, box: { left: number; width: number }): number {
	return Math.min(100, Math.max(0, (100 * (clientX - box.left)) / box.width));
}
