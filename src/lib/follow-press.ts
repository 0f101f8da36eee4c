/** A press that moves less than this sideways is a click, not a drag; in CSS pixels. */
const CLICK_PX = 6;

type Handlers = {
	/** At every move of a drag. */
	onDrag(event: PointerEvent): void;
	/** After the last move of a drag. */
	onDrop?(): void;
	/** The press ended without a drag. */
	onClick?(event: PointerEvent): void;
};

/** Follows a press until it ends, wherever on the screen that is. */
export function followPress(start: PointerEvent, { onDrag, onDrop, onClick }: Handlers): void {
	const end = new AbortController();
	let isDrag = false;
	const listen = (kind: 'pointermove' | 'pointerup' | 'pointercancel', on: Handlers['onDrag']) => {
		const onSamePointer = (event: PointerEvent) => event.pointerId === start.pointerId && on(event);
		addEventListener(kind, onSamePointer, { signal: end.signal });
	};
	listen('pointermove', (event) => {
		isDrag ||= Math.abs(event.clientX - start.clientX) >= CLICK_PX;
		if (isDrag) onDrag(event);
	});
	listen('pointerup', (event) => {
		end.abort();
		if (isDrag) onDrop?.();
		else onClick?.(event);
	});
	listen('pointercancel', () => {
		end.abort();
		if (isDrag) onDrop?.();
	});
}
