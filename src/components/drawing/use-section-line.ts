import { useEffect, useRef, useState } from 'react';
import { followPress } from '../../lib/follow-press.ts';

/**
 * How the line gets to its place. It waits at the right edge and runs in from there, unless the visitor moves
 * it before; then it glides to a click, or follows at once.
 */
type Motion = 'waits' | 'runs' | 'glides' | 'follows';

type SectionLine = {
	root: React.RefObject<HTMLDivElement | null>;
	/** Where the visitor moved the line; undefined while it rests. */
	percent: number | undefined;
	motion: Motion;
	/** The script is there, so the line can be moved. */
	isAlive: boolean;
	glideTo(percent: number): void;
	startPress(event: React.PointerEvent): void;
};

export function useSectionLine(runsIn: boolean): SectionLine {
	const root = useRef<HTMLDivElement>(null);
	const [percent, setPercent] = useState<number>();
	const [motion, setMotion] = useState<Motion>(runsIn ? 'waits' : 'follows');
	const [isAlive, setIsAlive] = useState(false);
	const move = (to: number, how: Motion) => {
		setPercent(to);
		setMotion(how);
	};

	useEffect(() => setIsAlive(true), []);

	useEffect(() => {
		const cut = root.current;
		if (!cut || !runsIn) return;
		picturesIn(cut).then(() => {
			// After four seconds the stylesheet has let it run in.
			if (!hasLeft(cut)) setMotion((now) => (now === 'waits' ? 'runs' : now));
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

	return { root, percent, motion, isAlive, glideTo: (to) => move(to, 'glides'), startPress };
}

function hasLeft(cut: HTMLElement): boolean {
	return Number.parseFloat(getComputedStyle(cut).getPropertyValue('--line-percent')) < 100;
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

/** Where a pointer is between the left and the right edge of a box, from 0 to 100; beyond an edge it counts as on it. */
function percentAt(clientX: number, box: { left: number; width: number }): number {
	return Math.min(100, Math.max(0, (100 * (clientX - box.left)) / box.width));
}
