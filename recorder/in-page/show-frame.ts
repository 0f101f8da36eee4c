import { awaitPaint, movesByTime, pauseVideosAt } from './complete-page.ts';
import type { Point } from './geometry.ts';

/**
 * One frame of a film, `time` in seconds: how far the browser scrolls the page, unless its script does, where
 * the pointer is, whether it is seen, and whether it clicks.
 */
type Frame = {
	scrollY: number | undefined;
	pointer: Point;
	isSeen: boolean;
	isPhone: boolean;
	pressed: boolean;
	time: number;
};

/** Brings the page to one frame of its film and waits until it is painted. */
export async function showFrame(frame: Frame): Promise<void> {
	if (frame.scrollY !== undefined)
		window.scrollTo({ top: frame.scrollY, left: 0, behavior: 'instant' });
	const pointer = movePointer(frame);
	const advance = () => {
		for (const animation of [...document.getAnimations(), ...pointer.getAnimations()])
			moveTo(animation, frame.time);
	};
	advance();
	await pauseVideosAt(frame.time);
	await awaitPaint();
	advance();
}

/** The pointer, once a film has begun. */
let drawn: { host: HTMLElement; root: ShadowRoot } | undefined;

/** Moves the pointer and lets a click make its wave; returns where both are drawn. */
function movePointer({ pointer, isSeen, pressed, isPhone }: Frame): ShadowRoot {
	drawn ??= drawPointer(isPhone);
	const { host, root } = drawn;
	host.style.opacity = isSeen ? '1' : '0';
	host.style.translate = `${pointer.x}px ${pointer.y}px`;
	const wave = { scale: [0.3, 1.2], opacity: [1, 0] };
	if (pressed) root.firstElementChild?.animate(wave, 400);
	return root;
}

/** Draws pointer and wave in a shadow root, where no style of the page reaches. A phone has only the wave. */
function drawPointer(isPhone: boolean): { host: HTMLElement; root: ShadowRoot } {
	const host = document.createElement('div');
	host.style.cssText =
		'all:initial;position:fixed;left:0;top:0;opacity:0;transition:opacity .25s;z-index:2147483647;pointer-events:none';
	const root = host.attachShadow({ mode: 'open' });
	root.innerHTML = `<div style="position:absolute;left:-22px;top:-22px;width:44px;height:44px;border-radius:50%;background:rgb(20 24 40/.22);opacity:0"></div>
		<svg width="30" height="34" viewBox="0 0 30 34" style="position:absolute;left:-4px;top:-3px;overflow:visible;${isPhone ? 'display:none;' : ''}filter:drop-shadow(0 2px 3px rgb(0 0 0/.35))">
		<path d="M4 3v22.5l5.6-5 4 9.3 4.6-2-4-9.1h7.6z" fill="#14182a" stroke="#fff" stroke-width="1.8" stroke-linejoin="round"/></svg>`;
	document.documentElement.append(host);
	return { host, root };
}

/** When each animation first appeared, in seconds of the film. */
const starts = new Map<Animation, number>();

/** Sets an animation to the frame's time. It starts in the frame in which it first appears. */
function moveTo(animation: Animation, time: number): void {
	if (!movesByTime(animation) || animation.playState === 'finished') return;
	const start = starts.get(animation) ?? time;
	starts.set(animation, start);
	animation.pause();
	const run = (time - start) * 1000;
	if (run >= Number(animation.effect?.getComputedTiming().endTime)) animation.finish();
	else animation.currentTime = run;
}
