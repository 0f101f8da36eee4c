import type PhotoSwipe from 'photoswipe';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { listen } from '../ui/use-browser-value.ts';
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
			opened.on('change', () => putInHistory(opened.currIndex));
			// Closed otherwise than by Back, it takes its entry with it.
			opened.on('close', () => wanted() && history.back());
			opened.on('destroy', () => setViewer(undefined));
			// At once: Back may have been pressed meanwhile.
			flushSync(() => setViewer(opened));
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
		if (wanted()) return void follow();
		history.scrollRestoration = 'auto';
		viewer?.close();
	});
	useEffect(() => {
		followHistory();
		return listen(window, ['popstate'], () => followHistory());
	}, []);

	return { viewer, open };
}

/** The index of the figure that the viewer shows at this point of the history; undefined where it is closed. */
function figureInHistory(): number | undefined {
	const { figure } = Object(history.state);
	return typeof figure === 'number' ? figure : undefined;
}

/** Gives the shown figure an entry of its own, which Back leaves; the next figure takes the entry of the one before. */
function putInHistory(figure: number): void {
	if (figureInHistory() === undefined) {
		// Back would scroll to where the page was on opening, and not to the last picture.
		history.scrollRestoration = 'manual';
		history.pushState({ figure }, '');
	} else history.replaceState({ figure }, '');
}
