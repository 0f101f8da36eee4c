/** All elements of a selector in the page and in its open shadow roots. */
export function everywhere<E extends Element = HTMLElement>(
	selector: string,
	root: ParentNode = document,
): E[] {
	return [root, ...shadowRootsIn(root)].flatMap((tree) => [...tree.querySelectorAll<E>(selector)]);
}

/** The open shadow roots inside a root, those inside others too. */
export function shadowRootsIn(root: ParentNode): ShadowRoot[] {
	const own = root instanceof Element && root.shadowRoot ? [root.shadowRoot] : [];
	const hosts = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
	return [...own, ...hosts].flatMap((tree) => [tree, ...shadowRootsIn(tree)]);
}

/** What contains an element, beyond the shadow root that it is in. */
export function outerOf(element: Element): Element | null {
	const root = element.getRootNode();
	return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

/** Those of an owner's selectors that are none. */
export function faultySelectors(selectors: string[]): string[] {
	return selectors.filter((selector) => !isSelector(selector));
}

export function isSelector(text: string): boolean {
	try {
		document.createDocumentFragment().querySelector(text);
		return true;
	} catch {
		return false;
	}
}

/** The first element of a selector that is not hidden; undefined for what is no selector, too. */
export function find(selector: string): HTMLElement | undefined {
	if (!isSelector(selector)) return undefined;
	return everywhere(selector).find((element) => element.checkVisibility());
}

/** The visible elements of a selector, with their boxes. */
export function visible(selector: string): { element: HTMLElement; box: DOMRect }[] {
	return everywhere(selector)
		.filter((element) => element.checkVisibility())
		.map((element) => ({ element, box: element.getBoundingClientRect() }));
}

/** The element on top at a point of the window, in shadow roots too. */
export function topmost(
	x: number,
	y: number,
	root: DocumentOrShadowRoot = document,
): Element | null {
	const found = root.elementFromPoint(x, y);
	const inner = found?.shadowRoot;
	return inner && inner !== root ? topmost(x, y, inner) : found;
}

/** The visible words of an element and of the shadow roots inside it. */
export function seenText(element: HTMLElement): string {
	if (!element.checkVisibility()) return '';
	const shadows = shadowRootsIn(element).flatMap(({ children }) => [...children]);
	const pieces = [element, ...shadows].filter((piece) => piece instanceof HTMLElement);
	// biome-ignore lint/performance/useDomNodeTextContent: what is hidden must not count
	const texts = pieces.map((piece) => (piece.matches('style') ? '' : piece.innerText.trim()));
	return texts.filter(Boolean).join('\n');
}

/** A selector of just this element, within its own root. */
export function selectorOf(element: Element): string {
	const { parentNode } = element;
	// The property `id` of a form may be a field of this name.
	const id = element.getAttribute('id');
	if (id) return `#${CSS.escape(id)}`;
	const name = CSS.escape(element.localName);
	const place = `${name}:nth-child(${[...(parentNode?.children ?? [])].indexOf(element) + 1})`;
	if (parentNode instanceof ShadowRoot)
		return `:host(${CSS.escape(parentNode.host.localName)}) > ${place}`;
	return parentNode instanceof Element ? `${selectorOf(parentNode)} > ${place}` : name;
}

/** Hides what these selectors name for good, in shadow roots too. */
export function hideForGood(selectors: string[]): void {
	const style = document.createElement('style');
	style.textContent = selectors.map((hidden) => `${hidden}{display:none!important}`).join('');
	for (const tree of [document.head, ...shadowRootsIn(document)])
		tree.append(style.cloneNode(true));
}
