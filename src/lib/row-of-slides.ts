/** Share of a slide that has to be dragged to go to the next. */
const DRAG_SHARE = 0.15;

/** How many slides a row has, and how many are in sight. */
type Row = { slides: number; inSight: number };

/** The nearest slide at which the row can stop. */
export function stopAt(slide: number, { slides, inSight }: Row): number {
	return Math.min(Math.max(slide, 0), Math.max(0, slides - inSight));
}

/**
 * The slide at which the row stops after it was dragged from one place to another. Places are counted in slides: 1.5 is
 * halfway between the second and the third.
 */
export function slideAfterDrag(from: number, to: number): number {
	return to > from ? Math.ceil(to - DRAG_SHARE) : Math.floor(to + DRAG_SHARE);
}

/** How much of its way a slide has gone after a share of its time: fast first, then ever slower. */
export function easeOut(timeShare: number): number {
	return 1 - (1 - Math.min(1, Math.max(0, timeShare))) ** 3;
}
