export {};

/**
 * The mobile menu is a popover and works without this script. What the platform leaves open:
 * a chosen link closes it (the current page's too), and so does a return from the back/forward cache,
 * or a window that has become wide enough for the navigation to stand open.
 * Closing does nothing where the menu is not open. The script comes late, and the window may be wide by then.
 */
const close = () => document.getElementById('navigation')?.hidePopover();

for (const link of document.querySelectorAll('#navigation a'))
	link.addEventListener('click', close);
addEventListener('pageshow', close);
const wide = matchMedia('(width >= 48rem)');
wide.onchange = close;
if (wide.matches) close();
