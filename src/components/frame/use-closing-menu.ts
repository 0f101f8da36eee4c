import { type RefObject, useEffect } from 'react';

/**
 * Closes the menu, a popover, when the page comes back from the back/forward cache and when the window
 * becomes wide enough for the whole navigation.
 * @returns closes it at once
 */
export function useClosingMenu(menu: RefObject<HTMLElement | null>): () => void {
	const close = () => menu.current?.hidePopover?.();
	useEffect(() => {
		const hide = () => menu.current?.hidePopover?.();
		// styles/widths.css: --two-slides.
		const wide = matchMedia('(width >= 767px)');
		wide.addEventListener('change', hide);
		addEventListener('pageshow', hide);
		return () => {
			wide.removeEventListener('change', hide);
			removeEventListener('pageshow', hide);
		};
	}, [menu]);
	return close;
}
