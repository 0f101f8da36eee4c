/** In the page: replaces every text in the element by one inside a <font>, as translators do. */
export function translate(element: Element): void {
	const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
	const all: Text[] = [];
	while (texts.nextNode()) if (texts.currentNode instanceof Text) all.push(texts.currentNode);
	for (const text of all) {
		const font = document.createElement('font');
		font.textContent = text.data;
		text.replaceWith(font);
	}
}
