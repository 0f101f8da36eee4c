import type PhotoSwipe from 'photoswipe';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { figureInHistory } from './figure-in-history.ts';
import type { ShownFigure } from './shown-figure.ts';

type Viewer = {
	/** The open viewer; undefined while there is none. */
	viewer: PhotoSwipe | undefined;
	open: (figure: ShownFigure) => void;
};

/**
 * Shows figures large. While the viewer is open, the page has an entry of its own in the history, which knows the
 * figure: Back (on phones a gesture) closes the viewer and not the page; Forward and a reload open it again. Its code
 * is loaded at the first press. How large it shows them, how it opens and goes from one to the next: open-viewer.ts;
 * its bar: ViewerBar.tsx.
 */
export function useViewer(figures: readonly ShownFigure[]): Viewer {
	const [viewer, setViewer] = useState<PhotoSwipe>();
	const isLoading = useRef(false);

	/** @returns whether there is a viewer, now or in a moment. */
	async function show(index: number): Promise<boolean> {
		// A second press while the viewer loads.
		if (viewer || isLoading.current) return true;
		isLoading.current = true;
		try {
			const { openViewer } = await import('./open-viewer.ts');
			const opened = openViewer(figures, index);
			opened.on('destroy', () => setViewer(undefined));
			setViewer(opened);
			return true;
		} catch (reason) {
			console.error('Die große Ansicht ließ sich nicht laden', reason);
			return false;
		} finally {
			isLoading.current = false;
		}
	}
	async function open(figure: ShownFigure): Promise<void> {
		if (!(await show(figures.indexOf(figure)))) location.assign(figure.picture.src);
	}

	const followHistory = useEffectEvent(() => {
		const index = figureInHistory();
		if (index !== undefined && figures[index]) show(index);
	});
	useEffect(() => {
		const follow = () => followHistory();
		follow();
		addEventListener('popstate', follow);
		return () => removeEventListener('popstate', follow);
	}, []);

	return { viewer, open };
}
