import { useEffect, useRef, useState } from 'react';
import { TWO_SLIDES } from '../../lib/widths.ts';

type Menu = {
	menu: React.RefObject<HTMLElement | null>;
	isOpen: boolean;
	close(): void;
	onToggle(event: React.ToggleEvent): void;
};

/**
 * The state of a popover that is a menu on phones. It closes when the page comes back from the back/forward
 * cache, and when the window becomes wide enough for a row of links.
 */
export function useMenu(): Menu {
	const menu = useRef<HTMLElement>(null);
	const [isOpen, setIsOpen] = useState(false);

	useEffect(() => {
		const close = () => hide(menu.current);
		const wide = matchMedia(TWO_SLIDES);
		wide.addEventListener('change', close);
		addEventListener('pageshow', close);
		return () => {
			wide.removeEventListener('change', close);
			removeEventListener('pageshow', close);
		};
	}, []);

	return {
		menu,
		isOpen,
		close: () => hide(menu.current),
		onToggle: ({ newState }) => setIsOpen(newState === 'open'),
	};
}

/** Browsers without popovers show the row of links. */
function hide(menu: HTMLElement | null): void {
	menu?.hidePopover?.();
}
