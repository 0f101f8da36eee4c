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
 * Follows a press until it ends, wherever on the screen that is. A press whose end the page never hears of
 * (a context menu takes it) ends with the next move that has no button down.
 */
export function followPress(start: PointerEvent, { onDrag, onDrop, onClick }: Handlers): void {
	const listening = new AbortController();
	let isDrag = false;
	const listen = (kind: 'pointermove' | 'pointerup' | 'pointercancel', on: Handlers['onDrag']) => {
		const onSamePointer = (event: PointerEvent) => event.pointerId === start.pointerId && on(event);
		addEventListener(kind, onSamePointer, { signal: listening.signal });
	};
	const end = (event: PointerEvent) => {
		listening.abort();
		if (isDrag) onDrop?.(event);
	};
	listen('pointermove', (event) => {
		if (event.buttons === 0) return end(event);
		isDrag ||= Math.abs(event.clientX - start.clientX) >= CLICK_PX;
		if (isDrag) onDrag(event);
	});
	listen('pointerup', (event) => {
		end(event);
		if (!isDrag) onClick?.(event);
	});
	listen('pointercancel', end);
}
