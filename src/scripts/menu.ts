export {};

/*
 * Closes the mobile menu, a popover that works without this script: when a link is chosen (the current
 * page's too), when the page comes back from the back/forward cache, and when the window becomes wide
 * enough for the whole navigation, which it may be before this script arrives.
 */

const close = () => document.getElementById('navigation')?.hidePopover();

for (const link of document.querySelectorAll('#navigation a'))
	link.addEventListener('click', close);
addEventListener('pageshow', close);
const wide = matchMedia('(width >= 48rem)');
wide.onchange = close;
if (wide.matches) close();
