import { useEffect } from 'react';

/**
 * The stylesheet delays the line's run-in by four seconds. When the pictures that the line cuts are ready
 * earlier, this ends the delay.
 */
export function useRunIn(cut: React.RefObject<HTMLElement | null>, runsIn: boolean): void {
	useEffect(() => {
		const box = cut.current;
		if (!box || !runsIn) return;
		picturesIn(box).then(() => {
			for (const animation of box.getAnimations()) skipDelay(animation);
		});
	}, [cut, runsIn]);
}

/** Resolves when the pictures that are shown can be painted or have failed. */
function picturesIn(box: HTMLElement): Promise<unknown> {
	const pictures = [...box.querySelectorAll('img')].filter((picture) => picture.checkVisibility());
	return Promise.allSettled(
		pictures.map((picture) => {
			// Browsers never load a lazy picture that the line clips completely.
			picture.loading = 'eager';
			return picture.decode();
		}),
	);
}

function skipDelay(animation: Animation): void {
	const { delay } = animation.effect?.getComputedTiming() ?? {};
	animation.currentTime = Math.max(Number(delay), Number(animation.currentTime));
}
