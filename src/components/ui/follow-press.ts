/** A press that moves less than this sideways is a click, not a drag; in CSS pixels. */
const CLICK_PX = 6;

type Handlers = {
	/** At every move of a drag. */
	onDrag(event: PointerEvent): void;
	/** After the last move of a drag. */
	onDrop?(event: PointerEvent): void;
	/** The press ended without a drag. */
	onClick?(event: PointerEvent): void;
};

/**
 * Follows a press of the main button or a finger until it ends, wherever on the screen that is: the pressed element
 * keeps the pointer.
 */
export function followPress(start: PointerEvent, { onDrag, onDrop, onClick }: Handlers): void {
	const { target, pointerId, button, ctrlKey } = start;
	// On a Mac, Ctrl and a click open a menu, which keeps the press's end for itself.
	if (button !== 0 || ctrlKey || !(target instanceof Element)) return;
	const listening = new AbortController();
	let isDrag = false;
	let last = start;
	const listen = (
		kind: 'pointermove' | 'pointerup' | 'lostpointercapture',
		on: (event: PointerEvent) => void,
	) =>
		target.addEventListener(kind, (event) => on(event as PointerEvent), {
			signal: listening.signal,
		});
	target.setPointerCapture(pointerId);
	listen('pointermove', (event) => {
		last = event;
		isDrag ||= Math.abs(event.clientX - start.clientX) >= CLICK_PX;
		if (isDrag) onDrag(event);
	});
	listen('pointerup', (event) => {
		if (!isDrag) onClick?.(event);
	});
	// The end, also of a press that became a scroll of the page.
	listen('lostpointercapture', () => {
		listening.abort();
		if (isDrag) onDrop?.(last);
	});
}
