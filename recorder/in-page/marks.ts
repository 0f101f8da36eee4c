/** Elements by their numbers, inside shadow roots too. */
const numbered: Element[] = [];

/** Marks an element with a number that finds it again. */
export function mark(element: Element): number {
	const known = element.getAttribute('data-werkplan');
	if (known !== null) return Number(known);
	element.setAttribute('data-werkplan', String(numbered.length));
	return numbered.push(element) - 1;
}

export function marked(number: number): Element | undefined {
	return numbered[number];
}
