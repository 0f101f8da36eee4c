import { type RefObject, useEffect, useRef, useState } from 'react';
import { useBrowserValue } from '../ui/use-browser-value.ts';
import { useIsWide } from '../ui/use-is-wide.ts';

type Film = {
	/** The recording for this window's width; undefined on phones without one, and before hydration. */
	recording: string | undefined;
	/** Whether the film plays while it is in view. */
	isWanted: boolean;
	setIsWanted: (isWanted: boolean) => void;
	frame: RefObject<HTMLDivElement | null>;
	video: RefObject<HTMLVideoElement | null>;
};

declare global {
	interface Navigator {
		connection?: { saveData?: boolean };
	}
}

/**
 * Plays the film while it is wanted and in view. It is wanted from the start, but not under
 * prefers-reduced-motion or Save-Data; after that the visitor decides. That it begins anew at its end, says Film.tsx.
 */
export function useFilm(film: string, phoneFilm: string | undefined): Film {
	const frame = useRef<HTMLDivElement>(null);
	const video = useRef<HTMLVideoElement>(null);
	/** The visitor's choice, once there is one. */
	const [choice, setIsWanted] = useState<boolean>();
	const startsByItself = useBrowserValue(mayStart, false);
	const isWanted = choice ?? startsByItself;
	const isInView = useInView(frame);
	const isWide = useIsWide();
	const chosen = isWide ? film : phoneFilm;
	const recording = isWide === undefined ? undefined : chosen;

	useEffect(() => {
		const { current } = video;
		if (!recording || !current) return;
		if (isWanted && isInView) play(current, () => setIsWanted(false));
		else current.pause();
	}, [recording, isWanted, isInView]);

	return { recording, isWanted, setIsWanted, frame, video };
}

/** Whether the film may start by itself, as the browser's settings are when the page opens. */
function mayStart(): boolean {
	const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
	return !isStill && !navigator.connection?.saveData;
}

/**
 * Starts a film, also one that failed to load before. `onRefused`: the browser starts it only after a press.
 */
function play(video: HTMLVideoElement, onRefused: () => void): void {
	if (video.networkState === video.NETWORK_NO_SOURCE) video.load();
	video.play().catch((reason: DOMException) => {
		// A pause while it loads ends in an AbortError.
		if (reason.name !== 'AbortError') onRefused();
	});
}

/** Whether any part of the element is in the window; false until the browser has said so. */
function useInView(element: RefObject<Element | null>): boolean {
	const [isInView, setIsInView] = useState(false);
	useEffect(() => {
		const observer = new IntersectionObserver((entries) => {
			setIsInView(entries.at(-1)?.isIntersecting ?? false);
		});
		if (element.current) observer.observe(element.current);
		return () => observer.disconnect();
	}, [element]);
	return isInView;
}
