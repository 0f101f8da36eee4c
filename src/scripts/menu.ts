export {};

/**
 * The mobile menu is a popover and works without this script. What the platform leaves open:
 * a chosen link closes it (the current page's too), and so does a return from the back/forward cache,
 * or a window that has become wide enough for the navigation to stand open.
 * Does nothing where the menu is not open.
 */
const close = () => document.getElementById('navigation')?.hidePopover();

for (const link of document.querySelectorAll('#navigation a'))
	link.addEventListener('click', close);
addEventListener('pageshow', close);
matchMedia('(min-width: 767px)').addEventListener('change', close);
