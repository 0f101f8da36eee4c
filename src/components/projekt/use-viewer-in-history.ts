import type PhotoSwipe from 'photoswipe';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { figureInHistory, putInHistory } from './figure-in-history.ts';
import type { ShownFigure } from './shown-figure.ts';

type Viewer = {
	/** The open viewer; undefined while there is none. */
	viewer: PhotoSwipe | undefined;
	open: (figure: ShownFigure) => void;
};

/**
 * Shows figures large: the one that the history says. A press gives it an entry there, so that Back (on phones a
 * gesture) closes the viewer and not the page, also while its code loads; Forward and a reload open it again. How large
 * it shows them, how it opens and goes from one to the next: open-viewer.ts; its bar: ViewerBar.tsx.
 */
export function useViewerInHistory(figures: readonly ShownFigure[]): Viewer {
	const [viewer, setViewer] = useState<PhotoSwipe>();
	const isLoading = useRef(false);
	const wanted = () => figures[figureInHistory() ?? -1];

	/** @returns whether the viewer's code is there, or will be in a moment. */
	async function follow(): Promise<boolean> {
		if (!wanted() || viewer || isLoading.current) return true;
		isLoading.current = true;
		try {
			const { openViewer } = await import('./open-viewer.ts');
			const figure = wanted();
			if (!figure) return true;
			const opened = openViewer(figures, figures.indexOf(figure));
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
		putInHistory(figures.indexOf(figure));
		const isLoaded = await follow();
		const file = wanted()?.picture.src;
		if (!isLoaded && file) location.replace(file);
	}

	const followHistory = useEffectEvent(() => {
		if (!wanted()) history.scrollRestoration = 'auto';
		follow();
	});
	useEffect(() => {
		const onChange = () => followHistory();
		onChange();
		addEventListener('popstate', onChange);
		return () => removeEventListener('popstate', onChange);
	}, []);

	return { viewer, open };
}
