/**
 * Writes the missing address into the page, a long one without its middle. The page inlines this function
 * directly after that element, so that nothing moves. It can therefore use nothing from outside itself.
 */
export function missingAddress(): void {
	const place = document.querySelector('main output');
	if (!place) return;
	let path = location.pathname;
	try {
		path = decodeURI(path);
	} catch {
		// No valid UTF-8: it stays as the browser has it.
	}
	const letters = [...path];
	place.textContent =
		letters.length > 40 ? `${letters.slice(0, 20).join('')}…${letters.slice(-19).join('')}` : path;
}
