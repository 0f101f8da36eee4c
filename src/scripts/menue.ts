export {};

/**
 * The mobile menu is a popover and works without this script. What the platform leaves open:
 * a chosen link closes it (the current page's too), and so does a return from the back/forward cache.
 */
const menue = document.getElementById('navigation');

/** Does nothing where the menu is not open. */
const schliesse = () => menue?.hidePopover();

menue?.addEventListener('click', (event) => {
	if (event.target instanceof Element && event.target.closest('a')) schliesse();
});
addEventListener('pageshow', schliesse);
