/** A press that moves less than this is a click, not a drag; in CSS pixels. */
export const CLICK_PX = 6;
